import TreeChapters
import TreeCompiler
import TreeDrawing
import ViewTree

/// Looks at everything that treeviz needs.
struct Examination {
  /// One thing, and how to mend it where it is missing or does not fit.
  struct Finding {
    let subject: String
    let state: String
    let remedy: String?

    init(_ subject: String, _ state: String, remedy: String? = nil) {
      self.subject = subject
      self.state = state
      self.remedy = remedy
    }
  }

  private(set) var findings: [Finding] = []

  init() {
    findings.append(Finding("treeviz", TreevizTool.version))
    examinePieces()
    examineToolchain()
    examineDrawing()
    examineSubsetter()
    findings.append(Finding("cmark", MarkdownParser.version))
    examineCache()
  }

  /// How the pieces of this treeviz are made for this compiler.
  private static var buildAnew: String {
    Installation.current.isInstalled
      ? "install treeviz anew, from its sources: make install PREFIX=..."
      : "build treeviz anew: swift build -c release"
  }

  private mutating func examinePieces() {
    for piece in Installation.Piece.allCases {
      do throws(CompilerError) {
        findings.append(Finding(piece.rawValue, try Installation.current.path(of: piece)))
      } catch {
        findings.append(
          Finding(
            piece.rawValue, "not found",
            remedy: "\(Self.buildAnew); or set TREEVIZ_HOME"))
      }
    }
  }

  private mutating func examineToolchain() {
    do throws(CompilerError) {
      let toolchain = try Toolchain.find()
      findings.append(
        Finding("swift", "\(try toolchain.version()), \(toolchain.root)"))
    } catch {
      findings.append(
        Finding(
          "swift", error.description,
          remedy: "install a toolchain: https://swift.org/install; or set TREEVIZ_TOOLCHAIN"))
      return
    }
    let sample = SourceFile(
      path: "sample.swift", contents: Array("import SwiftUI\nText(\"a\").padding()\n".utf8))
    do throws(CompilerError) {
      _ = try compile([sample])
      findings.append(Finding("compiling", "a sample compiles and is reflected"))
    } catch {
      findings.append(
        Finding(
          "compiling", error.diagnostics.first?.message ?? error.description,
          remedy: "\(Self.buildAnew); or set TREEVIZ_TOOLCHAIN to the toolchain that built it"))
    }
  }

  private mutating func examineDrawing() {
    do throws(DrawingError) {
      findings.append(Finding("graphviz", try DrawingEnvironment.graphvizVersion()))
    } catch {
      findings.append(
        Finding("graphviz", error.description, remedy: "apt-get install graphviz"))
      return
    }
    do throws(DrawingError) {
      let hasFont = try DrawingEnvironment.hasFont()
      findings.append(
        hasFont
          ? Finding("fonts", "PNG and PDF have a font")
          : Finding(
            "fonts", "no font for PNG and PDF",
            remedy: "apt-get install fonts-dejavu-core"))
    } catch {
      findings.append(
        Finding("fonts", error.description, remedy: "apt-get install graphviz"))
    }
  }

  private mutating func examineSubsetter() {
    do throws(DrawingError) {
      try DrawingEnvironment.checkSubsetter()
      findings.append(Finding("harfbuzz", "SVG can bring its font along"))
    } catch {
      findings.append(
        Finding("harfbuzz", error.description, remedy: "apt-get install libharfbuzz-subset0"))
    }
  }

  private mutating func examineCache() {
    guard let cache = ResultCache.standard else {
      findings.append(
        Finding(
          "cache", "no folder to write to",
          remedy: "set XDG_CACHE_HOME to a folder that can be written"))
      return
    }
    let kilobytes = (cache.size + 1023) / 1024
    findings.append(
      Finding(
        "cache",
        "\(cache.folder), \(kilobytes) KB of \(cache.limit >> 10) KB; "
          + "'treeviz doctor --clear-cache' empties it"))
  }
}
