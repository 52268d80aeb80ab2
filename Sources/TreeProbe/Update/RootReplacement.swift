import TreeModel
import ViewTree

/// Finds the root that is shown in place of another: `--to "Full cart"`.
struct RootReplacement {
  private let root: ProbeReport.Root
  private let roots: [ProbeReport.Root]

  /// - Parameters:
  ///   - root: the root that is shown.
  ///   - roots: those that have an instance.
  init(of root: ProbeReport.Root, in roots: [ProbeReport.Root]) {
    self.root = root
    self.roots = roots
  }

  /// Returns the root of a name. Ends the process with an issue where there is none, or where it shows
  /// another type.
  ///
  /// - Parameter name: A preview's title, a view's name, or one of both with a number: `Preview#2`.
  /// - Returns: the root.
  func root(named name: String) -> ProbeReport.Root {
    guard let index = find(name) else {
      let names = roots.filter { $0.type == root.type }.map(\.shownName)
      let nearest = NearestName.of(name, among: names).map { "did you mean '\($0)'? " } ?? ""
      end(
        "there is no preview or view '\(name)'; \(nearest)of the type that is shown there are "
          + names.map { "'\($0)'" }.joined(separator: ", "))
    }
    guard roots[index].type == root.type else {
      end(
        "'\(name)' shows another type than what it would take the place of: both have to be "
          + "previews of one view, with the same modifiers")
    }
    return roots[index]
  }

  private func find(_ name: String) -> Int? {
    let exact = roots.indices.filter { roots[$0].isNamed(name) }
    if let index = exact.first { return index }
    guard let sign = name.lastIndex(of: "#"),
      let number = Int(name[name.index(after: sign)...]), number > 0
    else { return nil }
    let found = roots.indices.filter { roots[$0].isNamed(String(name[..<sign])) }
    return number <= found.count ? found[number - 1] : nil
  }

  private func end(_ message: String) -> Never { RuntimeIssue(.unknownChange, message).end() }
}
