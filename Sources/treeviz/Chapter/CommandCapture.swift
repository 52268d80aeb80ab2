import Synchronization
import TreeCompiler
import ViewTree

/// A command that is run inside of another: what it would read is given to it, and what it would write
/// and print is kept.
///
/// So a block of a chapter takes every option that the command takes, and gives what it gives.
final class CommandCapture: Sendable {
  /// The capture of the command that runs on this thread; nil for one that the user called.
  @TaskLocal static var current: CommandCapture?

  /// The files that it is given.
  let sources: [SourceFile]

  /// Where compiled sources are kept; nil to keep none.
  let cache: ResultCache?

  /// A Boolean value indicating whether what is said of the stages goes to standard error.
  let isVerbose: Bool

  private let isShown: @Sendable (ExampleRoot) -> Bool
  private let kept = Mutex(Kept())

  /// What came of the command.
  struct Kept: Sendable {
    var files: [(path: String, bytes: [UInt8])] = []
    var items: [String: TreeInput.Item] = [:]
    var output: [UInt8] = []
    var messages: [Diagnostic] = []
  }

  init(
    sources: [SourceFile], cache: ResultCache?, isVerbose: Bool,
    isShown: @escaping @Sendable (ExampleRoot) -> Bool
  ) {
    self.sources = sources
    self.cache = cache
    self.isVerbose = isVerbose
    self.isShown = isShown
  }
}

// MARK: - What the command does

extension CommandCapture {
  /// Returns a Boolean value indicating whether a root is one that may be shown.
  func shows(_ root: ExampleRoot) -> Bool { isShown(root) }

  func write(_ bytes: [UInt8], to path: String) {
    kept.withLock { $0.files.append((path, bytes)) }
  }

  /// Notes the tree that a file shows.
  func note(_ item: TreeInput.Item, at path: String) {
    kept.withLock { $0.items[path] = item }
  }

  func print(_ bytes: [UInt8]) {
    kept.withLock { $0.output += bytes }
  }

  func print(_ message: Diagnostic) {
    kept.withLock { $0.messages.append(message) }
  }

  /// All that was kept.
  var contents: Kept { kept.withLock { $0 } }
}
