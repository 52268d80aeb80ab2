/// The nodes of an instance by their parents and slots; empty where there is no instance.
struct InstanceIndex {
  /// Stands for a value that is not known.
  static let none = -1

  private let nodes: [ViewInstance.Node]
  private var firstChildren: [Int]
  private var nextSiblings: [Int]

  init(_ instance: ViewInstance?) {
    nodes = instance?.nodes ?? []
    firstChildren = Array(repeating: Self.none, count: nodes.count)
    nextSiblings = firstChildren
    for (index, node) in nodes.enumerated().reversed() where nodes.indices.contains(node.parent) {
      nextSiblings[index] = firstChildren[node.parent]
      firstChildren[node.parent] = index
    }
  }

  /// The root.
  var root: Int { nodes.isEmpty ? Self.none : 0 }

  /// Returns the child in a slot; -1 where there is none.
  func child(_ slot: Int, of node: Int) -> Int {
    guard nodes.indices.contains(node) else { return Self.none }
    var child = firstChildren[node]
    while child >= 0, nodes[child].slot != slot { child = nextSiblings[child] }
    return child
  }

  /// Returns all children in a slot, in order: those of one element of a modified list each.
  func all(_ slot: Int, of node: Int) -> [Int] {
    children(of: node).filter { nodes[$0].slot == slot }
  }

  /// Returns the children, in order.
  func children(of node: Int) -> [Int] {
    guard nodes.indices.contains(node) else { return [] }
    var children: [Int] = []
    var child = firstChildren[node]
    while child >= 0 {
      children.append(child)
      child = nextSiblings[child]
    }
    return children
  }

  /// Returns the children from a slot on, in order.
  func children(of node: Int, from slot: Int) -> [Int] {
    children(of: node).filter { nodes[$0].slot >= slot }
  }

  /// Returns the children in the slots from 0 on, -1 for those that are not there.
  func children(of node: Int, count: Int) -> [Int] {
    var slots = Array(repeating: Self.none, count: count)
    for child in children(of: node) where slots.indices.contains(nodes[child].slot) {
      slots[nodes[child].slot] = child
    }
    return slots
  }

  func values(of node: Int) -> String? {
    nodes.indices.contains(node) ? nodes[node].values : nil
  }

  func id(of node: Int) -> String? { nodes.indices.contains(node) ? nodes[node].id : nil }

  func element(of node: Int) -> Int? {
    nodes.indices.contains(node) ? nodes[node].element : nil
  }

  /// Returns whether a node is what a style makes of its parent.
  func isStyle(_ node: Int) -> Bool {
    nodes.indices.contains(node) && nodes[node].slot == ViewInstance.styleSlot
  }

  func type(of node: Int) -> String? { nodes.indices.contains(node) ? nodes[node].type : nil }
}
