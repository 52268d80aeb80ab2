/// A view that shows one of its elements at a time.
protocol TabContainer {
  /// The value that is selected; nil where nobody keeps one.
  var selectedTag: AnyHashable? { get }

  /// Selects a value.
  ///
  /// - Returns: whether somebody keeps it.
  func select(_ tag: AnyHashable) -> Bool
}

extension TabView: TabContainer {
  var selectedTag: AnyHashable? { selection.map { AnyHashable($0.wrappedValue) } }

  func select(_ tag: AnyHashable) -> Bool {
    guard let selection, let value = tag.base as? SelectionValue else { return false }
    selection.wrappedValue = value
    return true
  }
}

/// A modifier that has the label of a tab.
private protocol TabLabel {}

extension PlatformItemTraitWriter: TabLabel {}

/// A trait that tags a view for a selection.
protocol TagTrait {
  var tag: AnyHashable? { get }
}

extension _TraitWritingModifier: TagTrait {
  var tag: AnyHashable? { (value as? any TagTrait)?.tag }
}

extension TagValueTraitKey.Value: TagTrait {
  var tag: AnyHashable? {
    switch self {
    case .untagged: nil
    case .tagged(let value): AnyHashable(value)
    }
  }
}

extension _TraitWritingModifier: TransitionHook {
  var isIdentity: Bool { (value as? AnyTransition)?.description == "identity" }
}

extension RenderTree {
  /// Hides what is not selected in each tab view.
  func selectTabs() {
    for number in nodesByRole[.tabView].sorted() {
      guard let node = node(number), let tabs = node.content.element?.value as? any TabContainer
      else { continue }
      let units = units(of: node)
      let selected = selectedUnit(of: node, tabs, units)
      let shown = units.filter { $0 == selected && hiddenUnits.remove($0) != nil }
      let gone = units.filter { $0 != selected && hiddenUnits.insert($0).inserted }
      changedVisibility += shown + gone
    }
  }

  private func selectedUnit(
    of node: RenderNode, _ tabs: any TabContainer, _ units: [Int]
  ) -> Int? {
    if let selected = tabs.selectedTag {
      if let unit = units.first(where: { tag(of: $0) == selected }) { return unit }
      if let index = selected.base as? Int, units.indices.contains(index) { return units[index] }
    }
    let index = tabIndices[node.number] ?? 0
    return units.indices.contains(index) ? units[index] : units.first
  }

  /// Selects the nth element of a tab view.
  package func selectTab(_ index: Int, of node: RenderNode) {
    guard let tabs = node.content.element?.value as? any TabContainer else { return }
    let units = units(of: node)
    guard units.indices.contains(index) else { return }
    let tag = tag(of: units[index]) ?? AnyHashable(index)
    if !tabs.select(tag) { tabIndices[node.number] = index }
  }

  /// Returns the views of a container's list with all that is applied to each.
  package func units(of node: RenderNode) -> [Int] {
    var found: [Int] = []
    var pending = Array(node.children.prefix(1))
    while let number = pending.popLast() {
      guard let node = self.node(number) else { continue }
      switch ListRole(of: node) {
      case .transparent: pending.append(contentsOf: node.children.reversed())
      case .modifier, .element: found.append(number)
      case .nothing: break
      }
    }
    return found
  }

  /// Returns the node of a tab's label.
  func tabLabel(of unit: Int) -> Int? {
    contents(from: unit).first { $0.content.element?.value is any TabLabel }?
      .children.dropFirst().first
  }

  /// Returns the tag of a view; nil where it has none.
  package func tag(of unit: Int) -> AnyHashable? {
    contents(from: unit).lazy
      .compactMap { ($0.content.element?.value as? any TagTrait)?.tag }.first
  }
}
