import Glibc

/// Processes that a program started and that left its process group.
enum Strays {
  /// How often the processes are looked at again, and how long in between, in microseconds.
  private static let rounds = 200
  private static let pause: useconds_t = 5_000

  /// Ends every process that has this variable, as `NAME=VALUE`, in its environment, and returns when
  /// they are gone: one may start another while it is being ended.
  static func kill(withVariable variable: String) {
    for _ in 0..<rounds {
      let strays = processes(withVariable: variable)
      guard !strays.isEmpty else { return }
      for stray in strays { Glibc.kill(stray, SIGKILL) }
      usleep(pause)
    }
  }

  /// A process that has ended and waits to be noticed has no environment any more.
  private static func processes(withVariable variable: String) -> [pid_t] {
    FileTree.entries(of: "/proc").compactMap { name in
      guard let process = pid_t(name), process != getpid(),
        let environment = FileContents.bytes(of: "/proc/\(name)/environ"),
        environment.split(separator: 0).contains(where: { $0.elementsEqual(variable.utf8) })
      else { return nil }
      return process
    }
  }
}
