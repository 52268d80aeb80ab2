/// The options that say which trees are shown and how: the same for every command that shows trees.
enum TreeOptions {
  static let view: Option = .value(
    "view", placeholder: "NAME", isRepeatable: true,
    help: "show this view, preview or snippet only; may be repeated")
  static let paths: Option = .flag("paths", help: "show identity paths")
  static let types: Option = .flag(
    "types", help: "show real types in place of names: a modifier's own, a view's whole one")
  static let tuples: Option = .flag(
    "tuples", help: "show the TupleViews between parents and children")
  static let values: Option = .flag(
    "values",
    help: "show what an instance holds: texts, identities, state, the environment, AnyViews")
  static let tree: Option = .value(
    "tree", placeholder: "TREE", values: TreeChoice.allCases.map(\.rawValue),
    help: "show the view tree, the render tree that it is mounted as, or both (default: view)")
  static let show: Option = .value(
    "show", placeholder: "FLOW", isRepeatable: true,
    help: "show in the render tree what flows: environment, environment=KEY or reads")
  static let output: Option = .value(
    "output", short: "o", placeholder: "OUT",
    help: "write to this file, to this folder (with a slash at the end), or to standard output (-)")
  static let timeout: Option = .value(
    "timeout", placeholder: "SECONDS", help: "how long the example may run (default: 20)")

  static let keepGoing: Option = .flag(
    "keep-going", help: "leave out what fails (files, instances), and show the rest")

  static let noCache: Option = .flag(
    "no-cache", help: "compile anew, and keep nothing for the next time")

  /// What only a view tree can be shown with.
  static let ofViewTrees = [types, tuples]

  /// All but the output.
  static let selection = [view, tree, show, paths, types, values, tuples] + compilation

  /// The options of everything that compiles source.
  static let compilation = [keepGoing, noCache, timeout]
}
