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

  // `signal` and not `sigaction`: a global of that type is too small by four bytes (Swift 6.3).
  private typealias Handler = @convention(c) (Int32) -> Void

  nonisolated(unsafe) private static var lock = pthread_mutex_t()
  nonisolated(unsafe) private static var depth = 0
  nonisolated(unsafe) private static var previous: [Int32: Handler?] = [:]

  private static func begin() {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    depth += 1
    guard depth == 1 else { return }
    // A child that is gone before it was told what to do must not take us along.
    previous[SIGPIPE] = signal(SIGPIPE, SIG_IGN)
    for number in signals {
      let old: Handler? = signal(number) { notedSignal = $0 }
      previous[number] = old
      // Who started us with a signal ignored wants it ignored.
      if isIgnored(old) { signal(number, SIG_IGN) }
    }
  }

  private static func end() {
    pthread_mutex_lock(&lock)
    depth -= 1
    let isLast = depth == 0
    let noted = notedSignal
    if isLast {
      for (number, handler) in previous { signal(number, handler) }
      previous = [:]
      notedSignal = 0
    }
    pthread_mutex_unlock(&lock)
    if isLast, noted != 0 { raise(noted) }
  }

  private static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The signal that arrived, or 0. Written by a signal handler.
nonisolated(unsafe) private var notedSignal: Int32 = 0
