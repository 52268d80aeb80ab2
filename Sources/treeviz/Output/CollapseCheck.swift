import ViewTree

/// Says where a name that `--collapse` has is that of no node.
enum CollapseCheck {
  /// - Throws: ``CommandFailure`` that names the nearest label there is.
  static func run(_ arguments: ParsedArguments, trees: [ViewTree]) throws {
    let names = arguments.values("collapse")
    guard !names.isEmpty else { return }
    let labels = Set(trees.lazy.flatMap(\.nodes).map(\.label))
    for name in names where !labels.contains(name) {
      let nearest = NearestName.of(name, among: labels.sorted())
      throw CommandFailure(
        "no node is named '\(name)', so '--collapse' has nothing to leave out"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}
