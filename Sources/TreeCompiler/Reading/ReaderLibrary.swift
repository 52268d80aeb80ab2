import FoundationEssentials
import Glibc
import ViewTree

/// Reads source files by libTreeReader.so, which brings SwiftParser along: it is loaded here, when
/// something has to be compiled, and at no other time.
struct ReaderLibrary {
  private typealias Summary =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafePointer<CChar>
    ) -> UnsafeMutablePointer<CChar>?
  private typealias Changes =
    @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  private typealias Free = @convention(c) (UnsafeMutablePointer<CChar>?) -> Void

  private let summary: Summary
  private let changes: Changes
  private let blanked: Changes
  private let sketch: Summary
  private let free: Free

  /// Loads the library.
  init(_ installation: Installation) throws(CompilerError) {
    let path = try installation.path(of: .reader)
    guard let library = dlopen(path, RTLD_LAZY | RTLD_LOCAL),
      let summary = dlsym(library, "treereader_summary"),
      let changes = dlsym(library, "treereader_changes"),
      let blanked = dlsym(library, "treereader_blanked"),
      let sketch = dlsym(library, "treereader_sketch"),
      let free = dlsym(library, "treereader_free")
    else {
      throw .toolFailed(
        name: "the source reader", reason: dlerror().map { String(cString: $0) } ?? path)
    }
    self.summary = unsafeBitCast(summary, to: Summary.self)
    self.changes = unsafeBitCast(changes, to: Changes.self)
    self.blanked = unsafeBitCast(blanked, to: Changes.self)
    self.sketch = unsafeBitCast(sketch, to: Summary.self)
    self.free = unsafeBitCast(free, to: Free.self)
  }

  /// Returns what the files declare and the texts to compile.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - names: The names by which the compiler shall call them.
  /// - Returns: A summary of each.
  /// - Throws: ``CompilerError/invalidSource(_:)`` where a file is no text.
  func summaries(
    of files: [SourceFile], names: [String]
  ) throws(CompilerError) -> [SourceSummary] {
    let invalid = files.compactMap { file -> Diagnostic? in
      guard let place = file.invalidUTF8 else { return nil }
      return Diagnostic(
        .error, "invalid UTF-8 found in source file",
        at: .init(path: file.path, line: place.line, column: place.column))
    }
    guard invalid.isEmpty else { throw .invalidSource(invalid) }

    var summaries: [SourceSummary] = []
    for (file, name) in zip(files, names) {
      summaries.append(try summary(of: file.contents, name: name))
    }
    return summaries
  }

  /// Returns what bytes declare, even if they are no text.
  func summary(of contents: [UInt8], name: String) throws(CompilerError) -> SourceSummary {
    try answer(of: summary, to: contents, name: name)
  }

  /// Returns what bytes say of view trees.
  func sketch(of contents: [UInt8], name: String) throws(CompilerError) -> SourceSketch {
    try answer(of: sketch, to: contents, name: name)
  }

  private func answer<Answer: Decodable>(
    of reader: Summary, to contents: [UInt8], name: String
  ) throws(CompilerError) -> Answer {
    let json = contents.withUnsafeBufferPointer { reader($0.baseAddress, $0.count, name) }
    guard let json else {
      throw .toolFailed(name: "the source reader", reason: "no answer for '\(name)'")
    }
    defer { free(json) }
    let data = Data(bytes: json, count: strlen(json))
    do {
      return try JSONDecoder().decode(Answer.self, from: data)
    } catch {
      throw .toolFailed(name: "the source reader", reason: "\(error)")
    }
  }
}

// MARK: - Changes

extension ReaderLibrary {
  /// Returns the code of changes for each file.
  ///
  /// - Parameter request: The changes and the files.
  /// - Returns: What is to stand at the end of each file.
  /// - Throws: ``CompilerError/invalidSource(_:)`` where a change cannot be made.
  func changeCode(_ request: ChangeRequest) throws(CompilerError) -> [String] {
    guard let json = changes(JSONDocument.text(of: request)) else {
      throw .toolFailed(name: "the source reader", reason: "no answer about the changes")
    }
    defer { free(json) }
    let code: ChangeCode
    do {
      code = try JSONDocument.read(ChangeCode.self, from: String(cString: json))
    } catch {
      throw .toolFailed(name: "the source reader", reason: "\(error)")
    }
    guard code.diagnostics.isEmpty else { throw .invalidSource(code.diagnostics) }
    return code.code
  }
}

// MARK: - Blanks

extension ReaderLibrary {
  /// Returns a source without the statement at a place, or nil where it is none that can be missing.
  func blanked(_ request: BlankedSource.Request) -> BlankedSource? {
    guard let json = blanked(JSONDocument.text(of: request)) else { return nil }
    defer { free(json) }
    return try? JSONDocument.read(BlankedSource.self, from: String(cString: json))
  }
}
