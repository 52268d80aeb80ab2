import TreeCompiler
import ViewTree

/// Chooses among the roots those whose instances are shown.
struct MountedRoots {
  private let roots: [ExampleRoot]
  private let example: ExampleInput
  private let areNamed: Bool

  /// - Parameters:
  ///   - roots: the roots.
  ///   - example: what they are of.
  ///   - areNamed: whether the user named them.
  init(_ roots: [ExampleRoot], of example: ExampleInput, areNamed: Bool) {
    self.roots = roots
    self.example = example
    self.areNamed = areNamed
  }

  /// Returns the roots to show: without those that have nothing that the changes could be made to, and
  /// without those that have no instance, where one is needed. Those that were named are not left out.
  ///
  /// - Parameter needsInstance: whether the type alone is not enough.
  /// - Returns: the roots.
  /// - Throws: ``CommandFailure`` where nothing is left.
  func shown(needsInstance: Bool) throws -> [ExampleRoot] {
    guard !areNamed else { return roots }
    let changed = roots.filter { !example.issues(of: $0).contains(where: \.lacksSubject) }
    if changed.isEmpty, let issue = example.issues.first(where: \.lacksSubject) {
      throw CommandFailure([issue.diagnostic])
    }
    guard needsInstance else { return changed }
    let mounted = changed.filter { $0.instance != nil }
    guard mounted.isEmpty else { return mounted }
    // Previews are left out where there are views; but these have none.
    let previews = example.roots.filter { $0.isPreview && $0.instance != nil }
    return previews.isEmpty ? changed : previews
  }
}
