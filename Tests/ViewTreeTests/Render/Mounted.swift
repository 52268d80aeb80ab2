@testable import ViewTree

/// A node of an instance with those below it, as the runtime would mount it.
struct Mounted {
  private var node: ViewInstance.Node
  private var children: [Mounted]

  /// Creates a node of a number in a slot, by itself its place among its siblings, over what is below.
  init(
    _ number: Int, slot: Int? = nil, _ values: String, id: String? = nil,
    type: String? = nil, element: Int? = nil, state: [String: String]? = nil,
    reads: [ViewInstance.Read]? = nil, writes: [String: String]? = nil, _ children: Mounted...
  ) {
    self.init(
      number, slot: slot, id: id, type: type, element: element, state: state, reads: reads,
      writes: writes)
    node.values = values
    self.children = children
  }

  /// Creates a node whose value shows nothing.
  init(
    _ number: Int, slot: Int? = nil, id: String? = nil, type: String? = nil,
    element: Int? = nil, state: [String: String]? = nil, reads: [ViewInstance.Read]? = nil,
    writes: [String: String]? = nil, _ children: Mounted...
  ) {
    node = ViewInstance.Node(
      parent: -1, slot: slot ?? -1, id: id, type: type, number: number,
      element: element, state: state.map(Self.properties), reads: reads,
      writes: writes.map(Self.properties))
    self.children = children
  }

  /// Returns the node over other children.
  func over(_ children: [Mounted]) -> Mounted {
    var result = self
    result.children = children
    return result
  }

  /// Returns the node in another slot.
  func inSlot(_ slot: Int) -> Mounted {
    var result = self
    result.node.slot = slot
    return result
  }

  /// What the node and all below it are as an instance.
  var instance: ViewInstance {
    var nodes: [ViewInstance.Node] = []
    var pending: [(mounted: Mounted, parent: Int, slot: Int)] = [(self, -1, 0)]
    while let (mounted, parent, slot) = pending.popLast() {
      var node = mounted.node
      node.parent = parent
      if node.slot < 0 { node.slot = slot }
      nodes.append(node)
      for (slot, child) in mounted.children.enumerated().reversed() {
        pending.append((child, nodes.count - 1, slot))
      }
    }
    return ViewInstance(nodes: nodes)
  }

  private static func properties(_ values: [String: String]) -> [ViewInstance.Property] {
    values.sorted { $0.key < $1.key }.map { ViewInstance.Property(name: $0.key, value: $0.value) }
  }
}

/// Returns the render tree of a type over what is mounted of it.
func rendered(
  _ type: String, bodies: [String: String] = [:], _ mounted: Mounted, limit: Int = 1_000_000
) throws -> RenderedTree {
  RenderedTreeBuilder(bodies: bodies, nodeLimit: limit)
    .makeTree(of: try TypeName(parsing: type), name: "Test", instance: mounted.instance)
}

/// Returns its outline.
func renderedText(
  _ type: String, bodies: [String: String] = [:], _ mounted: Mounted
) throws -> String {
  RenderedTreeOutline().text(of: try rendered(type, bodies: bodies, mounted))
}
