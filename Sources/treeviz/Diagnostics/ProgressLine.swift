import Glibc
import Synchronization
import TreeCompiler
import ViewTree

/// A line on a terminal that says what is going on while it takes long; nothing in a pipe.
final class ProgressLine: Sendable {
  private let text: String
  private let isDone = Mutex(false)

  /// How long nothing is said, in microseconds.
  private static let patience: useconds_t = 700_000

  private init(_ text: String) {
    self.text = text
  }

  /// Runs the body, with a line about the files where it takes long.
  static func shown<Result>(
    for files: [SourceFile], _ arguments: ParsedArguments,
    _ body: () throws(CompilerError) -> Result
  ) throws(CompilerError) -> Result {
    guard isatty(STDERR_FILENO) == 1, CommandCapture.current == nil,
      !arguments.has("quiet"), !arguments.has("verbose")
    else {
      return try body()
    }
    let name = files.count == 1 ? files[0].path : "\(files.count) files"
    let line = ProgressLine("compiling \(name) …")
    line.start()
    defer { line.finish() }
    return try body()
  }

  private func start() {
    var thread = pthread_t()
    let line = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let line = Unmanaged<ProgressLine>.fromOpaque(context).takeRetainedValue()
        usleep(ProgressLine.patience)
        line.isDone.withLock { isDone in
          if !isDone { StandardStreams.error("\r\(line.text)") }
        }
        return nil
      }, line)
    pthread_detach(thread)
  }

  /// Wipes the line.
  private func finish() {
    isDone.withLock { isDone in
      isDone = true
      StandardStreams.error("\r\u{1B}[K")
    }
  }
}
