/// A modifier whose menu is made from the rows that are selected in its content.
protocol SelectionMenu {
  /// Returns the modifier with the menu for a selection.
  func showing(_ selection: Set<AnyHashable>) -> Element

  /// What a tap on a row does, which takes a row's tag and tells whether it is one; nil where it does nothing.
  var tapAction: ((AnyHashable) -> Bool)? { get }
}

extension SelectionContextMenuModifier: SelectionMenu {
  func showing(_ selection: Set<AnyHashable>) -> Element {
    var modifier = self
    modifier.selection = Set(selection.compactMap { $0.base as? Item })
    return Element(modifier)
  }

  var tapAction: ((AnyHashable) -> Bool)? {
    primaryAction.map { action in
      { tag in
        guard let item = tag.base as? Item else { return false }
        action([item])
        return true
      }
    }
  }
}

extension RenderTree {
  /// Makes the menus anew whose selection is another one.
  func updateSelectionMenus() {
    for number in nodesByRole[.selectionMenu].sorted() {
      guard let node = node(number), noteSelection(of: node) else { continue }
      queue.add(number, .content)
    }
  }

  /// Notes the selection that a menu is made for.
  ///
  /// - Returns: whether it is another one.
  func noteSelection(of node: RenderNode) -> Bool {
    guard node.content.element?.value is any SelectionMenu else { return false }
    let rows = contents(from: node.children.first).lazy
      .compactMap { $0.content.element?.value as? any SelectingRows }.first
    let selection = rows?.selected ?? []
    guard selection != menuSelections[node.number, default: []] else { return false }
    menuSelections[node.number] = selection
    return true
  }
}
