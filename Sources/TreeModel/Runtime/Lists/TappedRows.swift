extension Controls {
  /// The rows that a tap selects, or for which it does what their menu says to do first: those that
  /// hold no control of their own. Where many can be selected, that is while rows are edited.
  ///
  /// - Parameter areEdited: whether to take them to be edited.
  /// - Returns: the rows.
  func selectableRows(areEdited: Bool = false) -> [FoundControl] {
    tree.nodes.flatMap { list -> [FoundControl] in
      guard let rows = list.content.element?.value as? any SelectingRows, tree.isShown(list),
        areEdited
          ? rows.selectsMany == true
          : list.tapsSelect || primaryAction(around: list) != nil
      else { return [] }
      return choices(of: list).compactMap { choice in
        guard let number = choice.node, let node = tree.node(number), tree.isShown(node),
          !holdsControl(node)
        else { return nil }
        var row = row(number)
        row.kind = .selectedRow(choice.tags, list: list)
        return row
      }
    }
  }

  /// Taps a row: it is selected, and what is to be done first is done.
  func tapRow(_ tags: [AnyHashable], of list: RenderNode) {
    let action = primaryAction(around: list)
    tree.perform {
      if list.tapsSelect, case .picker(let select)? = list.interaction {
        _ = tags.contains(where: select)
      }
      _ = action.map { tags.contains(where: $0) }
    }
  }

  private func holdsControl(_ row: RenderNode) -> Bool {
    tree.postorder(row.number).lazy.compactMap(tree.node).contains {
      isMeant($0, for: .tap) || $0.gestureAction(.tap) != nil
    }
  }

  /// Returns what a tap on a row does besides selecting it, while rows are not edited.
  private func primaryAction(around list: RenderNode) -> ((AnyHashable) -> Bool)? {
    guard !list.isEditing else { return nil }
    return tree.modifiers(directlyAround: list).lazy
      .compactMap { ($0.content.element?.value as? any SelectionMenu)?.tapAction }.first
  }
}

extension RenderNode {
  /// A Boolean value indicating whether the rows around the node are edited.
  @MainActor fileprivate var isEditing: Bool {
    environment.editMode?.wrappedValue.isEditing == true
  }

  /// A Boolean value indicating whether a tap on one of the node's rows selects it.
  @MainActor fileprivate var tapsSelect: Bool {
    guard let rows = content.element?.value as? any SelectingRows,
      let selectsMany = rows.selectsMany
    else { return false }
    return !selectsMany || isEditing
  }
}
