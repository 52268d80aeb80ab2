import Glibc

/// Threads that work at the same time.
enum Workers {
  /// The stack of a thread: that of a program's first one.
  private static let stackSize = 8 << 20

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Runs the body on so many threads, and waits for all of them.
  static func run(count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    for _ in 0..<max(0, count - 1) {
      var thread = pthread_t()
      let work = Unmanaged.passRetained(Work(body))
      let code = pthread_create(
        &thread, &attributes,
        { context in
          guard let context else { return nil }
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, work.toOpaque())
      if code == 0 { threads.append(thread) } else { work.release() }
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }
}
