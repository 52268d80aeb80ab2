/// How many elements each node of a view tree adds to the list that it stands in.
struct ElementCounts {
  /// For each node how many it may add by its type: 0, 1, or 2 for several.
  private(set) var possible: [Int]

  /// For each node how many it adds as it is mounted.
  private(set) var mounted: [Int]

  /// For each node whether it is a scene or holds nothing else.
  private(set) var holdsScene: [Bool]

  init(_ tree: ViewTree) {
    let count = tree.nodes.count
    possible = Array(repeating: 0, count: count)
    mounted = possible
    holdsScene = Array(repeating: false, count: count)
    /// For each node the sum and the largest one of its primary children's.
    var sums = possible
    var largest = possible
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      let isMounted = tree.instances[index] >= 0
      let isLeaf = tree.subtreeCounts[index] == 1
      switch node.kind {
      case .leaf,
        .optional where isLeaf:
        possible[index] = Self.isNothing(node) ? 0 : 1
        mounted[index] = isMounted ? possible[index] : 0
      case .container, .scene, .placeholder:
        possible[index] = 1
        mounted[index] = isMounted ? 1 : 0
        holdsScene[index] = node.kind == .scene
      case _ where isLeaf:
        possible[index] = node.kind == .forEach ? 2 : 1
        mounted[index] = isMounted ? 1 : 0
      case .forEach: possible[index] = min(sums[index] * 2, 2)
      case .conditional: possible[index] = largest[index]
      default: possible[index] = min(sums[index], 2)
      }
      let parent = tree.parents[index]
      guard parent >= 0, node.role == nil else { continue }
      sums[parent] = min(sums[parent] + possible[index], 2)
      largest[parent] = max(largest[parent], possible[index])
      holdsScene[parent] = holdsScene[parent] || holdsScene[index]
      if tree.instances[parent] >= 0 { mounted[parent] += mounted[index] }
    }
  }

  /// Returns a Boolean value indicating whether a node adds one element at most, whatever changes.
  func isSingle(_ index: Int) -> Bool { possible[index] < 2 && mounted[index] < 2 }

  /// Returns a Boolean value indicating whether a leaf has no place in a list.
  private static func isNothing(_ node: ViewNode) -> Bool {
    ["EmptyView", "EmptyView?", "Never", "Never?"].contains(node.label)
  }
}
