import Glibc
import ViewTree

/// Turns the copies of the sources into a library that the probe can load.
struct Compilation {
  let toolchain: Toolchain

  /// The folder of the results.
  let folder: String
  let options: CompilerOptions

  /// Whether the library tells which code stands on which line.
  var hasLineTables = false

  /// What is imported into every file.
  var implicitModules = ImplicitModules(for: [])

  /// The module of every example. It is part of the names of the types.
  static let moduleName = "Main"

  /// How long the compiler and the linker may take.
  private static let minimumTimeout = Duration.seconds(120)

  /// How long the compiler and the linker may take: at least two minutes, more where the example may
  /// run longer.
  private var timeout: Duration { max(Self.minimumTimeout, options.timeout) }

  /// Compiles and links.
  ///
  /// - Parameters:
  ///   - sources: The paths of the copies.
  ///   - compiler: What ``startCompiler()`` started.
  ///   - messages: What reads the compiler's messages.
  /// - Returns: The compiler's warnings.
  /// - Throws: ``CompilerError/invalidSource(_:)`` where the compiler found errors.
  func run(
    _ sources: [String], compiler: RunningProcess, messages: DiagnosticParser
  ) throws(CompilerError) -> [Diagnostic] {
    let arguments = try compilerArguments(sources)
    let command = Command(toolchain.compiler, ["-frontend"] + arguments)
    let diagnostics = try options.measure("compile", command) { () throws(CompilerError) in
      do throws(CompilerError) {
        return try compile(arguments, by: compiler, messages)
      } catch {
        guard case .invalidSource(let diagnostics) = error else { throw error }
        if moduleCache.isBlamed(in: diagnostics) {
          moduleCache.clear()
          return try compile(arguments, by: startCompiler(), messages)
        }
        let features = LanguageFeatures(files: messages.files).options(against: diagnostics)
        guard !features.isEmpty else { throw error }
        return try compile(arguments + features, messages, ifNot: error)
      }
    }
    let linker = linkerCommand()
    try options.measure("link", linker) { () throws(CompilerError) in try link(linker) }
    return diagnostics
  }

  private var moduleCache: ModuleCache { ModuleCache(substitute: folder) }
  private var object: String { folder + "/example.o" }
  private var library: String { folder + "/example.so" }
}

// MARK: - Compiling

extension Compilation {
  /// Starts the compiler, which takes a while to get ready and needs its arguments only then.
  func startCompiler() throws(CompilerError) -> RunningProcess {
    try RunningProcess(
      Command(toolchain.compiler, ["-frontend", "@/dev/stdin"]),
      capturing: [.init(1, limit: 1 << 20), .init(2, limit: 1 << 22)], hasInput: true)
  }

  private func compilerArguments(_ sources: [String]) throws(CompilerError) -> [String] {
    let host = toolchain.hostLibraries
    let macros = try options.installation.path(of: .macros)
    var arguments = ["-c"] + sources
    arguments += ["-o", object, "-module-name", Compilation.moduleName]
    arguments += [
      "-target", Toolchain.target, "-parse-as-library", "-swift-version", "5", "-Onone",
    ]
    if hasLineTables { arguments.append("-gline-tables-only") }
    arguments += ["-module-cache-path", moduleCache.folder]
    arguments += ["-I", try options.installation.path(of: .modules)]
    arguments += implicitModules.arguments
    arguments += ["-load-plugin-executable", "\(macros)#TreeModelMacros"]
    arguments += ["-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so"]
    arguments += ["-plugin-path", host + "/plugins"]
    arguments += ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
    return arguments
  }

  /// Compiles once more, with other options.
  ///
  /// - Throws: The first error where these options leave as many: they bring errors of their own.
  private func compile(
    _ arguments: [String], _ messages: DiagnosticParser, ifNot first: CompilerError
  ) throws(CompilerError) -> [Diagnostic] {
    do throws(CompilerError) {
      return try compile(arguments, by: startCompiler(), messages)
    } catch {
      guard case .invalidSource(let second) = error, case .invalidSource(let diagnostics) = first,
        second.errorCount >= diagnostics.errorCount
      else { throw error }
      throw first
    }
  }

  /// Compiles with little time for each expression, and with more where nothing else is wrong.
  ///
  /// An unknown name in a builder may make the compiler try everything for minutes.
  private func compile(
    _ arguments: [String], by compiler: RunningProcess, _ messages: DiagnosticParser
  ) throws(CompilerError) -> [Diagnostic] {
    do throws(CompilerError) {
      return try compile(arguments, by: compiler, messages, secondsForExpression: 5)
    } catch {
      guard case .invalidSource(let diagnostics) = error,
        diagnostics.contains(where: \.isOfSlowExpression)
      else { throw error }
      let others = diagnostics.filter { !$0.isOfSlowExpression }
      guard !others.hasError else { throw .invalidSource(others) }
      if let hidden = try hiddenErrors(arguments, messages, behind: diagnostics) {
        throw .invalidSource(hidden)
      }
      // The compiler's own limit is ten minutes; beyond this it names the expression.
      return try compile(arguments, by: startCompiler(), messages, secondsForExpression: 30)
    }
  }

  /// Returns the errors for which the compiler looks for reasons in other expressions, until it runs out of
  /// time at one of them.
  private func hiddenErrors(
    _ arguments: [String], _ messages: DiagnosticParser, behind diagnostics: [Diagnostic]
  ) throws(CompilerError) -> [Diagnostic]? {
    let reader = try ReaderLibrary(options.installation)
    var hidden = HiddenErrors(behind: diagnostics)
    var arguments = arguments
    /// By the path of a copy, what is compiled in its place.
    var stand: [String: String] = [:]
    for round in 0..<4 {
      guard let blamed = hidden.blamed, let place = messages.files.placeInCopy(of: blamed) else {
        return nil
      }
      let path = stand[place.copy] ?? place.copy
      guard let index = arguments.firstIndex(of: path),
        let source = FileContents.bytes(of: path),
        let blanked = reader.blanked(
          .init(
            source: String(decoding: source, as: UTF8.self), line: place.line,
            column: blamed.column))
      else { return nil }
      arguments[index] = "\(folder)/\(round).blank.swift"
      stand[place.copy] = arguments[index]
      guard FileContents.write(Array(blanked.source.utf8), to: arguments[index]) else { return nil }
      hidden.note(blanked, in: blamed.path, linesAbove: place.line - blamed.line)
      do throws(CompilerError) {
        _ = try compile(arguments, by: startCompiler(), messages, secondsForExpression: 5)
        return nil
      } catch {
        guard case .invalidSource(let found) = error else { throw error }
        if let errors = hidden.errors(among: found) { return errors }
      }
    }
    return nil
  }

  private func compile(
    _ arguments: [String], by compiler: RunningProcess, _ messages: DiagnosticParser,
    secondsForExpression seconds: Int
  ) throws(CompilerError) -> [Diagnostic] {
    let arguments = arguments + ["-solver-expression-time-threshold=\(seconds)"]
    compiler.send(ResponseFile.bytes(of: arguments))
    // What is wrong was found: what comes after it is a consequence, or looks for one.
    let hurry = RunningProcess.Hurry(2, rest: .seconds(5)) { bytes in
      messages.diagnostics(in: String(decoding: bytes, as: UTF8.self)).hasError
    }
    let outcome = try compiler.wait(timeout: timeout, hurry: hurry)
    let text = String(decoding: outcome.output(2), as: UTF8.self)
    let diagnostics = messages.diagnostics(in: text)
    switch outcome.ending {
    case .exited(0):
      return diagnostics
    case .exited where diagnostics.hasError:
      if let mismatch = diagnostics.lazy.compactMap(\.otherCompiler).first {
        throw .otherToolchain(mismatch)
      }
      throw .invalidSource(diagnostics)
    case .timedOut where diagnostics.hasError:
      let note = "the compiler was stopped before its end: there may be more errors"
      throw .invalidSource(diagnostics + [Diagnostic(.note, note)])
    case .exited(let code):
      throw .toolFailed(
        name: "the Swift compiler", reason: "exit code \(code)\(text.lastLine.inParentheses)")
    case .signalled(let signal):
      throw .toolFailed(
        name: "the Swift compiler",
        reason: "it crashed (\(SignalName.of(signal)))\(text.crashedOn.inParentheses)")
    case .timedOut:
      let seconds = timeout.components.seconds
      let reason =
        "the Swift compiler did not end within \(seconds) seconds; make the view's body smaller, or "
        + "raise the limit with --timeout"
      throw .invalidSource([Diagnostic(.error, reason)])
    }
  }
}

extension [Diagnostic] {
  fileprivate var hasError: Bool { contains { $0.severity == .error } }

  fileprivate var errorCount: Int { count { $0.severity == .error } }
}

extension Diagnostic {
  /// A Boolean value indicating whether the compiler had too little time for an expression.
  var isOfSlowExpression: Bool {
    severity == .error
      && message.contains("unable to type-check this expression in reasonable time")
  }

  /// The compiler of which a module says that it cannot be read by it.
  fileprivate var otherCompiler: String? {
    guard severity == .error, message.contains("module compiled with Swift") else { return nil }
    return message
  }
}

extension String {
  fileprivate var lastLine: String {
    split(separator: "\n").last.map(String.init) ?? ""
  }

  /// What the compiler was doing when it crashed, as its stack dump says: the innermost request.
  fileprivate var crashedOn: String {
    split(separator: "\n").last { $0.contains("While ") }.map(String.init) ?? lastLine
  }

  fileprivate var inParentheses: String { isEmpty ? "" : ": \(self)" }
}

// MARK: - Linking

extension Compilation {
  private func linkerCommand() -> Command {
    var arguments = ["-shared", "--build-id=none", "--eh-frame-hdr", "-o", library]
    arguments += [toolchain.runtimeObject, object]
    let extra = AutolinkEntries(of: object).libraries.subtracting(Compilation.loadedLibraries)
    if !extra.isEmpty {
      arguments += ["-L", toolchain.libraries, "-rpath", toolchain.libraries] + extra.sorted()
    }
    return Command(toolchain.linker, arguments)
  }

  private func link(_ command: Command) throws(CompilerError) {
    let outcome = try command.run(
      capturing: [.init(2, limit: 1 << 20)], timeout: timeout)
    guard outcome.ending != .exited(0) else { return }
    let text = String(decoding: outcome.output(2), as: UTF8.self)
    throw .toolFailed(name: "the linker", reason: text.lastLine)
  }

  /// The libraries that libTreeModel.so brings along: naming them here would only cost time.
  private static let loadedLibraries: Set<String> = [
    "-lswiftCore", "-lswift_Concurrency", "-lswift_StringProcessing", "-lswift_RegexParser",
    "-lswiftSwiftOnoneSupport", "-lswiftObservation", "-lswiftGlibc", "-lswiftDispatch",
    "-ldispatch", "-lBlocksRuntime", "-lFoundation", "-lFoundationInternationalization",
    "-lFoundationEssentials", "-l_FoundationICU", "-lm", "-lpthread", "-lutil", "-ldl",
  ]
}
