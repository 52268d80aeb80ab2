/// The walk over a view tree that makes a render tree of what is mounted.
///
/// A loop over an explicit stack of what is still to visit.
struct RenderedTreeWalk {
  /// The view tree, which follows its instance.
  let source: ViewTree

  let counts: ElementCounts
  let values: [ViewInstance.Node]
  private let nodeLimit: Int

  /// The render tree.
  var tree: RenderedTree

  /// For each of its nodes that of the view tree that it stands for; -1 where nobody wrote it.
  var origins: [Int] = []

  var places = NestedComponents()
  var modifiers: [Modifier] = []
  private var pending: [Item] = []

  init(_ source: ViewTree, _ instance: ViewInstance, nodeLimit: Int) {
    self.source = source
    self.nodeLimit = nodeLimit
    values = instance.nodes
    counts = ElementCounts(source)
    tree = RenderedTree(name: source.name)
  }

  mutating func run() {
    if !source.nodes.isEmpty { pending = [Item(subject: .only([0], "VStack"), parent: -1)] }
    while let item = pending.popLast() {
      guard tree.nodes.count < nodeLimit else {
        tree.mark(item.parent, .depthLimit)
        continue
      }
      switch item.subject {
      case .view(let index): visit(index, item)
      case .only(let indices, let container): visit(indices, in: container, item)
      }
    }
    tree.finish()
  }
}

// MARK: - State

extension RenderedTreeWalk {
  enum Subject {
    /// A view that stands in a list.
    case view(Int)
    /// The content of a place that takes one view: several are put into a container of that label.
    case only([Int], String)
  }

  /// Something to visit.
  struct Item {
    var subject: Subject
    var parent: Int
    /// The innermost modifier of a list that is to stand around each element; -1 for none.
    var modifier = -1
    /// What lies between the item and its parent, or the innermost of the modifiers.
    var place = NestedComponents.none
    /// What lies between the item and its parent.
    var outerPlace = NestedComponents.none
    var role: String?
    /// The number of the element of a modified list that it belongs to.
    var around: Int?
    /// A Boolean value indicating whether the container of a secondary child has its role.
    var isInContainer = false
  }

  /// A modifier of a list, which stands around each element.
  struct Modifier {
    var index: Int
    var outer: Int
    var place: Int
    var role: String?
    /// A Boolean value indicating whether the list may have several elements.
    var isMultiple: Bool
    /// The number of elements that it stands around so far.
    var count = 0
    /// The secondary children by the element that they belong to; nil for those of all.
    var secondary: [Int?: [Int]]
  }
}

// MARK: - Visiting

extension RenderedTreeWalk {
  private mutating func visit(_ index: Int, _ item: Item) {
    guard isShown(index) else { return }
    let node = source.nodes[index]
    if node.mark == .depthLimit { tree.mark(item.parent, .depthLimit) }
    switch node.kind {
    case .leaf, .container, .placeholder, .scene: addElement(index, item)
    case .customView, .customModifier:
      if counts.isSingle(index), counts.mounted[index] == 1 {
        addElement(index, item)
      } else {
        addNote(index, item)
        pushContent(of: index, item)
      }
    case .modifier, .environmentWriter:
      if counts.isSingle(index), counts.mounted[index] == 1 {
        addElement(index, item)
      } else {
        pushModified(index, item)
      }
    case .conditional, .optional, .forEach, .group, .anyView, .id, .tuple:
      if source.subtreeCounts[index] == 1 {
        addElement(index, item)
      } else {
        pushContent(of: index, item)
      }
    }
  }

  /// Visits the content of a place that takes one view.
  private mutating func visit(_ indices: [Int], in container: String, _ item: Item) {
    guard indices.count == 1, let index = indices.first else {
      return visitList(indices, in: container, item)
    }
    guard isShown(index) else { return }
    let node = source.nodes[index]
    if node.mark == .depthLimit { tree.mark(item.parent, .depthLimit) }
    switch node.kind {
    case .leaf, .container, .placeholder, .scene: addElement(index, item)
    case .customView, .customModifier, .modifier, .environmentWriter:
      let added = add(index, item)
      pushChildren(of: index, under: added, only: container, around: item.around)
    case _ where source.subtreeCounts[index] == 1: addElement(index, item)
    case .group, .anyView, .conditional, .optional, .forEach, .id, .tuple:
      let content = source.primaryChildren(of: index)
      let isOpen = content.count == 1 && (node.kind == .group || node.kind == .anyView)
      guard isOpen || counts.possible[index] < 2 else {
        let added = addContainer(container, around: index, item)
        return push(
          content.map { Item(subject: .view($0), parent: added, around: item.around) })
      }
      let (place, outerPlace) = inside(index, item)
      push(
        content.map { child in
          var inner = item
          inner.subject = .only([child], container)
          inner.place = place
          inner.outerPlace = outerPlace
          inner.role = item.role ?? node.role
          return inner
        })
    }
  }

  /// Visits the elements of a tuple in a place that takes one view.
  private mutating func visitList(_ indices: [Int], in container: String, _ item: Item) {
    let count = indices.reduce(0) { min(2, $0 + counts.possible[$1]) }
    let isContained = count > 1 && !indices.contains { counts.holdsScene[$0] }
    var inner = item
    if isContained, let first = indices.first {
      let node = source.nodes[first]
      let components = node.role == nil ? [] : Array(node.components.prefix(1))
      var container = RenderedNode(
        kind: .container, label: container,
        components: places.components(components, in: item.place), role: item.role ?? node.role,
        isImplicit: true)
      // A tuple has no node in a view tree.
      container.number = item.parent < 0 ? 0 : tree.nodes[item.parent].number
      container.around = item.around
      inner = Item(
        subject: item.subject, parent: append(container, origin: -1, item), around: item.around,
        isInContainer: node.role != nil)
    }
    push(
      indices.map { index in
        inner.subject = .view(index)
        return inner
      })
  }

  /// Goes on with what a node stands for that is none itself.
  private mutating func pushContent(of index: Int, _ item: Item) {
    let (place, outerPlace) = inside(index, item)
    let role = item.isInContainer ? nil : item.role ?? source.nodes[index].role
    push(
      source.primaryChildren(of: index).map { child in
        var inner = item
        inner.subject = .view(child)
        inner.place = place
        inner.outerPlace = outerPlace
        inner.role = role
        inner.isInContainer = false
        return inner
      })
  }

  /// Goes on with the content of a modifier that stands around each element.
  private mutating func pushModified(_ index: Int, _ item: Item) {
    let node = source.nodes[index]
    modifiers.append(
      Modifier(
        index: index, outer: item.modifier, place: item.place,
        role: item.isInContainer ? nil : item.role ?? node.role,
        isMultiple: !counts.isSingle(index), secondary: secondaryChildren(of: index)))
    let modifier = modifiers.count - 1
    let (_, outerPlace) = inside(index, item)
    push(
      source.primaryChildren(of: index).map { child in
        Item(
          subject: .view(child), parent: item.parent, modifier: modifier, outerPlace: outerPlace,
          around: item.around)
      })
  }

  mutating func push(_ items: [Item]) {
    pending.append(contentsOf: items.reversed())
  }

  /// Returns a Boolean value indicating whether a node is mounted and no view of nothing.
  private func isShown(_ index: Int) -> Bool {
    guard source.instances[index] >= 0 else { return false }
    return source.subtreeCounts[index] > 1 || counts.possible[index] > 0
  }

  /// Returns the places inside a node that is none in the render tree.
  private mutating func inside(_ index: Int, _ item: Item) -> (place: Int, outerPlace: Int) {
    let components = components(of: index, item)
    let place = places.nest(components, in: item.place)
    guard item.modifier >= 0 else { return (place, place) }
    return (place, places.nest(components, in: item.outerPlace))
  }

  func components(of index: Int, _ item: Item) -> [PathComponent] {
    let components = source.nodes[index].components
    return item.isInContainer ? Array(components.dropFirst()) : components
  }
}
