import Glibc

/// What a child gets: its descriptors, a process group of its own, signals as they are by default.
struct Spawn {
  private var given: [(descriptor: Int32, target: Int32)] = []
  private var nothing: [(target: Int32, mode: Int32)] = []

  /// Hands a descriptor over: the child has it under another number, we have it no longer.
  mutating func give(_ descriptor: Int32, as target: Int32) {
    given.append((descriptor, target))
  }

  /// Opens `/dev/null` for the child.
  mutating func giveNothing(as target: Int32, _ mode: Int32) {
    nothing.append((target, mode))
  }

  /// Starts the program and closes what was handed over.
  consuming func start(_ command: Command) throws(CompilerError) -> pid_t {
    defer { for (descriptor, _) in given { close(descriptor) } }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, target) in given {
      posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }
    for (target, mode) in nothing {
      posix_spawn_file_actions_addopen(&actions, target, "/dev/null", mode, 0)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)

    let arguments = CStrings([command.executable] + command.arguments)
    let environment = CStrings(command.environment ?? Environment.all)
    var process: pid_t = 0
    let code = posix_spawn(
      &process, command.executable, &actions, &attributes, arguments.pointers,
      environment.pointers)
    guard code == 0 else { throw .system("cannot start '\(command.executable)'", code: code) }
    return process
  }
}

/// Strings as C has them, freed with their owner.
private struct CStrings: ~Copyable {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
