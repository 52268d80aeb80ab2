import ViewTree

/// Which trees of a view are shown.
enum TreeChoice: String, CaseIterable {
  /// What the view's type says.
  case view
  /// What is mounted.
  case render
  case both
}

extension TreeChoice {
  /// Reads the options. What flows is shown in the render tree.
  ///
  /// - Throws: ``UsageError`` where the options contradict each other.
  init(_ arguments: ParsedArguments, command: Command) throws(UsageError) {
    let named = arguments.value("tree").flatMap(TreeChoice.init)
    self = named ?? (arguments.has("show") ? .render : .view)
    guard self != .view || !arguments.has("show") else {
      throw UsageError(
        "'--show' is about the render tree: give '--tree render' or '--tree both'", command: command
      )
    }
    guard self != .view else { return }
    for option in TreeOptions.ofViewTrees + FigureOptions.ofViewTrees
    where arguments.has(option.name) {
      throw UsageError(
        "'--\(option.name)' is for view trees alone: '--tree view'", command: command)
    }
  }
}
