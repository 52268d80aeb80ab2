import Glibc

/// An installed treeviz whose toolchain is at another place than it was when treeviz was built.
///
/// The libraries of a toolchain are searched where they were then, and in `LD_LIBRARY_PATH`, which the
/// loader reads once, when a program starts.
package enum MovedToolchain {
  static let variable = "LD_LIBRARY_PATH"

  /// Starts this program anew with the libraries of the toolchain that is found, where those of the
  /// one that built it are gone; returns where there is nothing to do, or nothing to be done.
  package static func startAnew() {
    guard let root = Installation.current.toolchainRoot, !FilePath.exists(root + "/lib/swift"),
      let toolchain = try? Toolchain.find()
    else { return }
    let old = Environment.value(variable)
    let paths = [toolchain.libraries, toolchain.hostLibraries]
    guard old?.hasPrefix(paths[0]) != true else { return }
    setenv(variable, (paths + [old].compactMap { $0 }).joined(separator: ":"), 1)
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &arguments)
  }
}
