import Glibc

/// What this process may use, from before any of the user's code is loaded.
enum Limits {
  static func set(processorSeconds: UInt, gigabytes: UInt) {
    endWithParent()
    limit(RLIMIT_CORE, 0)
    // A second between the signal that can be told apart and the one that cannot be caught.
    limit(RLIMIT_CPU, processorSeconds, hard: processorSeconds + 1)
    limit(RLIMIT_FSIZE, 64 << 20)
    limit(RLIMIT_AS, gigabytes << 30)
    limit(RLIMIT_STACK, 64 << 20)
  }

  /// Asks the system to end this process when the one that started it is gone.
  private static func endWithParent() {
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return }
    let control = unsafeBitCast(symbol, to: Control.self)
    let setParentDeathSignal: Int32 = 1
    _ = control(setParentDeathSignal, UInt(SIGKILL), 0, 0, 0)
  }

  /// Sets both the limit and what it may be raised to; a lower one that is there already stays.
  private static func limit(_ resource: __rlimit_resource, _ value: UInt, hard: UInt? = nil) {
    let resource = __rlimit_resource_t(resource.rawValue)
    var current = rlimit()
    getrlimit(resource, &current)
    var wanted = rlimit(
      rlim_cur: min(rlim_t(value), current.rlim_max),
      rlim_max: min(rlim_t(hard ?? value), current.rlim_max))
    setrlimit(resource, &wanted)
  }
}
