/// What a modifier has besides its content: a background, an overlay, a badge.
///
/// A modifier on a list is applied to each element (docs/behaviour.md 213), so that each element has its own
/// secondary children with state of their own. They are mounted once the content is there and its
/// elements are known, and again where these have changed.
final class Decorations {
  /// The edges that lead to the secondary children.
  var edges: [ElementEdge] = []

  /// The elements that have them, by number; nil before the content was mounted.
  var elements: [Int]?

  /// How many of the node's children they are: the last ones.
  var count = 0
}

extension RenderTree {
  /// Mounts or updates the secondary children of a modifier, for each element of its content.
  func decorate(_ node: RenderNode) {
    guard let decorations = node.decorations else { return }
    if decorations.elements == nil, hasFirstPreference(for: node) || noteSelection(of: node) {
      // The secondary children are made of it; the content stays as it is.
      build(node, node.content, [], isGiven: false)
      return
    }
    let elements = elements(of: node)
    decorations.elements = elements
    var builder = NodeBuilder(node: node, tree: self)
    for element in elements { builder.add(decorations.edges, first: 1, element: element) }
    reconcile(node, builder.children, isContent: false)
    decorations.count = builder.children.count
  }

  /// Returns which element of a modified list a secondary child belongs to, where there is more than
  /// one.
  package func element(of node: RenderNode) -> Int? {
    guard case .element(let element, _) = node.key,
      let elements = node.parent.flatMap(self.node)?.decorations?.elements, elements.count > 1
    else { return nil }
    return elements.firstIndex(of: element)
  }

  /// Notes that the elements of the lists that a node is part of may have changed.
  func noteListChange(at node: RenderNode) {
    changedLists.append(node.number)
  }

  /// Brings the modifiers up to date whose elements have changed.
  func decorateChangedLists() {
    while !changedLists.isEmpty {
      let changed = changedLists
      changedLists = []
      var seen: Set<Int> = []
      for number in changed {
        for node in modifiers(around: number) where seen.insert(node.number).inserted {
          if node.decorations?.elements != elements(of: node) { decorate(node) }
        }
      }
      runWork()
    }
  }

  /// Returns the modifiers with secondary children of whose content's list a node is part of, the
  /// innermost first.
  private func modifiers(around number: Int) -> [RenderNode] {
    var found: [RenderNode] = []
    var current = node(number)
    while let node = current {
      let role = ListRole(of: node)
      guard role != .element, role != .nothing else { break }
      if node.decorations != nil { found.append(node) }
      if node.slot > 0, let parent = node.parent.flatMap(self.node),
        ListRole(of: parent) == .modifier
      {
        break
      }
      current = node.parent.flatMap(self.node)
    }
    return found
  }
}
