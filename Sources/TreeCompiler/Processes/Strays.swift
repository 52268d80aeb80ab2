import Glibc

/// Processes that a program started and that left its process group.
enum Strays {
  /// Ends every process that has this variable, as `NAME=VALUE`, in its environment.
  static func kill(withVariable variable: String) {
    for name in FileTree.entries(of: "/proc") {
      guard let process = pid_t(name), process != getpid(),
        let environment = FileContents.bytes(of: "/proc/\(name)/environ"),
        environment.split(separator: 0).contains(where: { $0.elementsEqual(variable.utf8) })
      else { continue }
      Glibc.kill(process, SIGKILL)
    }
  }
}
