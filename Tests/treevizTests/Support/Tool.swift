import Foundation

/// Runs the built tool as a process, as a user would.
enum Tool {
  /// What a run left behind.
  struct Run {
    let code: Int32
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder that the build wrote the tool into: that of the test bundle.
  static let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    let candidates = [
      bundle.bundleURL.deletingLastPathComponent(), executable.deletingLastPathComponent(),
      package.appendingPathComponent(".build/debug"),
    ]
    return candidates.first {
      FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("treeviz").path)
    } ?? package
  }()

  /// Runs the tool and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the words of the command line.
  ///   - input: what stands on its standard input.
  ///   - folder: the folder it runs in; the package's by default.
  ///   - environment: variables to set beside those of the test.
  ///   - file: the file that standard output goes to, where it is not read.
  /// - Returns: what it printed and how it ended.
  /// - Throws: where the tool cannot be started.
  static func run(
    _ arguments: [String], input: String = "", in folder: URL = package,
    environment: [String: String] = [:], output file: String? = nil
  ) throws -> Run {
    try run(
      products.appendingPathComponent("treeviz"), arguments, input: input, in: folder,
      environment: environment, output: file)
  }

  /// Runs a script, in which `$TREEVIZ` is the tool.
  ///
  /// - Returns: what it printed and how it ended.
  static func shell(
    _ script: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> Run {
    let tool = products.appendingPathComponent("treeviz").path
    return try run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script], input: "", in: folder,
      environment: environment.merging(["TREEVIZ": tool]) { $1 }, output: nil)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], input: String, in folder: URL,
    environment: [String: String], output file: String?
  ) throws -> Run {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": products.appendingPathComponent("test-cache").path]) { $1 }
      .merging(environment) { $1 }
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = file.flatMap { FileHandle(forWritingAtPath: $0) } ?? output
    process.standardError = errors
    try process.run()
    if file != nil { try output.fileHandleForWriting.close() }
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    // Both pipes are read before waiting, one of them on a thread of its own.
    let errorBytes = Background { errors.fileHandleForReading.readDataToEndOfFile() }
    let outputBytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: [UInt8](outputBytes),
      errors: String(decoding: errorBytes.value, as: UTF8.self))
  }
}

/// A value that a thread of its own computes.
private final class Background: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var result = Data()

  init(_ body: @escaping @Sendable () -> Data) {
    Thread.detachNewThread { [self] in
      result = body()
      done.signal()
    }
  }

  var value: Data {
    done.wait()
    defer { done.signal() }
    return result
  }
}
