import TreeCompiler
import ViewTree

/// Chooses the view that is updated.
enum UpdatedRoot {
  /// Returns the view: the one of a name, or the one that holds all others in which the changes can be
  /// made; with what those before one that fails did.
  ///
  /// - Parameters:
  ///   - example: the views, with what the changes did to them.
  ///   - name: the name; nil where none was given.
  /// - Returns: the view; it has an update.
  /// - Throws: ``CommandFailure`` where there is none, or several.
  static func find(in example: ExampleInput, name: String?) throws -> ExampleRoot {
    guard let name else { return try outermost(in: example) }
    let root: ExampleRoot?
    do {
      root = try RootSelection.select([name], from: example.roots).first
    } catch {
      throw CommandFailure(SelectionMessage.text(of: error, path: example.paths[0]))
    }
    guard let root else { return try outermost(in: example) }
    guard root.update == nil else { return root }
    if let root = unfinished(among: [root]) { return root }
    let errors = errors(of: [root], in: example)
    throw CommandFailure(errors.isEmpty ? refusals(of: [root], in: example) : errors)
  }

  private static func outermost(in example: ExampleInput) throws -> ExampleRoot {
    for group in groups(of: example.roots) {
      // What failed for another reason than that it has no such control is what was meant.
      let failed = group.filter { root in
        root.update == nil
          && example.errors(of: root).contains { !$0.lacksSubject && !$0.isMissingObject }
      }
      let updated = group.filter { $0.update != nil }
      let parts = Set(updated.flatMap(\.mounted))
      let outer = updated.filter { !parts.contains($0.typeName) }
      guard failed.isEmpty else {
        if let root = unfinished(among: failed) { return root }
        throw CommandFailure(errors(of: failed, in: example))
      }
      if outer.count > 1 {
        let names = outer.map { "'\($0.name)'" }.joined(separator: ", ")
        throw CommandFailure(
          "the changes can be made in several views: \(names); choose one with --view",
          at: Diagnostic.Location(path: example.paths[0]))
      }
      if let root = outer.first ?? updated.first { return root }
    }
    if let root = unfinished(among: example.roots) { return root }
    let errors = errors(of: example.roots, in: example)
    guard errors.isEmpty else { throw CommandFailure(errors) }
    let unmade = example.roots.filter { $0.failure == nil && $0.kind != .modifier }
    throw CommandFailure(unmade.isEmpty ? [example.noViews] : refusals(of: unmade, in: example))
  }

  /// Returns the one root in which more changes than in all others could be made before one failed.
  private static func unfinished(among roots: [ExampleRoot]) -> ExampleRoot? {
    let counts = roots.map { $0.unfinishedUpdate?.steps.count ?? 0 }
    guard let most = counts.max(), most > 0, counts.count(where: { $0 == most }) == 1,
      let index = counts.firstIndex(of: most)
    else { return nil }
    var root = roots[index]
    root.update = root.unfinishedUpdate
    return root
  }

  /// The roots that may be meant without a name: what stands bare in the file, then views, apps,
  /// previews.
  private static func groups(of roots: [ExampleRoot]) -> [[ExampleRoot]] {
    [
      roots.filter { $0.kind == .snippet },
      roots.filter { $0.kind == .view },
      roots.filter { $0.kind == .app || $0.kind == .scene },
      roots.filter(\.isPreview),
    ]
  }

  /// The errors about some roots, each once.
  private static func errors(of roots: [ExampleRoot], in example: ExampleInput) -> [Diagnostic] {
    let errors = example.issues.filter { issue in
      issue.diagnostic.severity == .error && roots.contains { $0.typeName == issue.root }
    }
    // What a change led to in one view is what was meant, where others have no such control; and where
    // one has it, but disabled, others have none: the last is what is said least.
    let followed = errors.filter(\.followsChange)
    let unmade = errors.filter(\.lacksSubject).prefix(1)
    let told = [followed, Array(unmade)].first { !$0.isEmpty } ?? errors
    return told.map(\.diagnostic).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func refusals(
    of roots: [ExampleRoot], in example: ExampleInput
  ) -> [Diagnostic] {
    example.refusals(
      of: roots,
      "there is no instance that could be updated; update one that a preview shows")
  }
}
