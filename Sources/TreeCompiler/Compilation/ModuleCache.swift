import Glibc
import ViewTree

/// The C modules below the standard library, which the compiler builds once for all examples.
///
/// They note where they were built: in a folder that was moved, copied or damaged they are an error.
struct ModuleCache {
  /// The folder; by default in a place that a machine without a home for its user does not have.
  let folder: String

  /// - Parameter substitute: the folder to use where there is no cache.
  init(substitute: String) {
    folder = (CacheFolder.path ?? substitute) + "/modules"
  }

  /// Returns a Boolean value indicating whether the compiler found fault with the modules here.
  func isBlamed(in diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { diagnostic in
      diagnostic.severity == .error && diagnostic.location == nil
        && (diagnostic.message.hasPrefix("missing required module '")
          || diagnostic.message.utf8.firstRange(of: "'\(folder)/".utf8) != nil)
    }
  }

  /// Removes the modules: the compiler builds them anew.
  func clear() {
    // Others may be at it too: each takes a folder of its own away.
    let old = "\(folder).old-\(getpid())"
    if rename(folder, old) == 0 { FileTree.remove(old) }
  }
}
