import Glibc

/// Signals that ask us to stop while files and processes are about that have to go first.
///
/// The handler only takes note; whoever waits looks by ``check()``, and what throws removes what it
/// made on its way out. At the end the signal is sent again, with its usual effect.
enum Interruption {
  /// Runs the body with the signals noted.
  static func noted<Result>(
    _ body: () throws(CompilerError) -> Result
  ) throws(CompilerError) -> Result {
    begin()
    do throws(CompilerError) {
      let result = try body()
      end()
      return result
    } catch {
      end()
      throw error
    }
  }

  /// Throws if a signal was noted.
  static func check() throws(CompilerError) {
    if notedSignal != 0 { throw .interrupted(notedSignal) }
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  nonisolated(unsafe) private static var lock = pthread_mutex_t()
  nonisolated(unsafe) private static var depth = 0
  nonisolated(unsafe) private static var previous: [sigaction] = []
  nonisolated(unsafe) private static var previousPipe = sigaction()

  private static func begin() {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    depth += 1
    guard depth == 1 else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { notedSignal = $0 }
    // A child that is gone before it was told what to do must not take us along.
    var ignoring = sigaction()
    ignoring.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(SIGPIPE, &ignoring, &previousPipe)
    previous = signals.map { signal in
      var old = sigaction()
      sigaction(signal, nil, &old)
      // Who started us with a signal ignored wants it ignored.
      if !old.isIgnoring { sigaction(signal, &action, nil) }
      return old
    }
  }

  private static func end() {
    pthread_mutex_lock(&lock)
    depth -= 1
    let signal = notedSignal
    if depth == 0 {
      for (signal, var old) in zip(signals, previous) { sigaction(signal, &old, nil) }
      sigaction(SIGPIPE, &previousPipe, nil)
      notedSignal = 0
    }
    let isLast = depth == 0
    pthread_mutex_unlock(&lock)
    if isLast, signal != 0 { raise(signal) }
  }
}

/// The signal that arrived, or 0. Written by a signal handler.
nonisolated(unsafe) private var notedSignal: Int32 = 0

extension sigaction {
  fileprivate var isIgnoring: Bool {
    let handler = unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
