extension RenderedTreeWalk {
  /// The roles whose content is one view, and the container that several of them are put into.
  private static let containers = [
    "background": "ZStack", "overlay": "ZStack", "safeAreaInset": "ZStack", "sheet": "VStack",
    "fullScreenCover": "VStack", "popover": "VStack",
  ]

  /// Goes on with what is below a node.
  ///
  /// - Parameters:
  ///   - index: the node of the view tree.
  ///   - added: that of the render tree.
  ///   - container: the container of several primary children, where the place takes one view.
  ///   - around: the number of the element of a modified list that they belong to.
  mutating func pushChildren(
    of index: Int, under added: Int, only container: String?, around: Int?
  ) {
    var items: [Item] = []
    let primary = source.primaryChildren(of: index)
    // Those of another element than the first belong to a list that is not there.
    let secondary = source.secondaryChildren(of: index).filter {
      (source.nodes[$0].element ?? 0) == 0
    }
    let before = secondary.prefix { $0 < primary.first ?? .max }
    items += self.items(of: Array(before), under: added, around: around)
    let isContained = primary.first.map { !counts.holdsScene[$0] } ?? false
    if let container, isContained {
      items.append(Item(subject: .only(primary, container), parent: added, around: around))
    } else {
      items += primary.map { Item(subject: .view($0), parent: added, around: around) }
    }
    items += self.items(of: Array(secondary.dropFirst(before.count)), under: added, around: around)
    push(items)
  }

  mutating func pushSecondary(_ indices: [Int], under added: Int, around: Int?) {
    push(items(of: indices, under: added, around: around))
  }

  /// Returns what secondary children are: those of one role together, as they may be one list.
  private func items(of indices: [Int], under added: Int, around: Int?) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < indices.count {
      let role = source.nodes[indices[start]].role
      var end = start + 1
      while end < indices.count, source.nodes[indices[end]].role == role { end += 1 }
      let group = Array(indices[start..<end])
      if let container = role.flatMap({ Self.containers[$0] }) {
        items.append(Item(subject: .only(group, container), parent: added, around: around))
      } else {
        items += group.map { Item(subject: .view($0), parent: added, around: around) }
      }
      start = end
    }
    return items
  }

  /// Returns a modifier's secondary children by the element that they belong to.
  ///
  /// Where there is one set only, it is that of all elements.
  func secondaryChildren(of index: Int) -> [Int?: [Int]] {
    let children = source.secondaryChildren(of: index)
    let elements = children.map { source.nodes[$0].element }
    guard elements.contains(where: { ($0 ?? 0) > 0 }) else {
      return children.isEmpty ? [:] : [nil: children]
    }
    return Dictionary(grouping: children.indices) { elements[$0] }
      .mapValues { $0.map { children[$0] } }
  }
}
