/// A view of rows that have rows below them, which are there while their row is open.
protocol OutlineContent {
  /// Returns the view with the rows of those that are open, each behind its row.
  ///
  /// - Parameter open: the identities of the rows that are open.
  /// - Returns: the view.
  func opening(_ open: Set<AnyHashable>) -> Element

  /// The identities of the rows that can be opened, those at the top and those in open rows.
  func openable(_ open: Set<AnyHashable>) -> Set<AnyHashable>

  /// Returns whether its data have an element of an identity, at the top or anywhere below.
  func holds(_ id: AnyHashable) -> Bool
}

extension OutlineGroup: OutlineContent where Parent: View, Leaf: View, Subgroup: View {
  func opening(_ open: Set<AnyHashable>) -> Element {
    var group = self
    group.elements = visible(open)
    return Element(group)
  }

  func openable(_ open: Set<AnyHashable>) -> Set<AnyHashable> {
    Set(
      visible(open).filter { $0[keyPath: children] != nil }.map { AnyHashable($0[keyPath: id]) })
  }

  func holds(_ id: AnyHashable) -> Bool {
    var pending = elements
    while let element = pending.popLast() {
      if AnyHashable(element[keyPath: self.id]) == id { return true }
      pending += element[keyPath: children].map { Array($0) } ?? []
    }
    return false
  }

  private func visible(_ open: Set<AnyHashable>) -> [Data.Element] {
    var found: [Data.Element] = []
    var pending = Array(elements.reversed())
    while let element = pending.popLast() {
      found.append(element)
      if open.contains(AnyHashable(element[keyPath: id])), let children = element[keyPath: children]
      {
        pending.append(contentsOf: children.reversed())
      }
    }
    return found
  }
}

extension OutlineGroup: TransparentView {}

extension RenderTree {
  /// Returns the rows that can be opened or closed, in the order of the tree.
  func outlineRows() -> [Int] {
    nodes.flatMap { node -> [Int] in
      guard let outline = node.content.element?.value as? any OutlineContent else { return [] }
      let openable = outline.openable(openRows[node.number] ?? [])
      return node.children.filter { number in
        guard let row = self.node(number), case .id(let identity, _) = row.key else { return false }
        return openable.contains(identity.value) && isShown(row)
      }
    }
  }

  /// Opens or closes a row.
  func openRow(_ number: Int, _ use: ControlUse) {
    guard let row = node(number), case .id(let identity, _) = row.key, let outline = row.parent
    else { return }
    var open = openRows[outline] ?? []
    let isOpen = open.contains(identity.value)
    if case .toggle(isOpen) = use { return }
    if isOpen { open.remove(identity.value) } else { open.insert(identity.value) }
    perform {
      openRows[outline] = open
      queue.add(outline, .content)
    }
  }
}
