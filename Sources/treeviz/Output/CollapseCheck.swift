import ViewTree

/// Says where a name that `--collapse` has is that of no node, or of nodes without anything below.
enum CollapseCheck {
  /// - Throws: ``CommandFailure`` that names the nearest label there is.
  static func run(_ arguments: ParsedArguments, trees: [ViewTree]) throws {
    let names = arguments.values("collapse")
    guard !names.isEmpty else { return }
    let labels = Set(trees.lazy.flatMap(\.nodes).map(\.label))
    let parents = Set(
      trees.lazy.flatMap { tree in tree.parents.lazy.filter { $0 >= 0 }.map { tree.nodes[$0].label }
      })
    for name in names where !parents.contains(name) {
      if labels.contains(name) {
        throw CommandFailure(
          "nothing is below '\(name)', so '--collapse' has nothing to leave out")
      }
      let nearest = NearestName.of(name, among: labels.sorted())
      throw CommandFailure(
        "no node is named '\(name)', so '--collapse' has nothing to leave out"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}
