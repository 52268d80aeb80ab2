/// Which nodes of two render trees are the same, by their identity.
struct NodeMatch {
  /// For each node of the first tree the index of the same one in the second; -1 for none.
  private(set) var afters: [Int]

  /// For each node of the second tree the index of the same one in the first; -1 for none.
  private(set) var befores: [Int]

  init(_ before: RenderedTree, _ after: RenderedTree) {
    afters = Array(repeating: -1, count: before.nodes.count)
    befores = Array(repeating: -1, count: after.nodes.count)
    var indices: [Identity: Int] = [:]
    indices.reserveCapacity(before.nodes.count)
    for (index, identity) in Self.identities(of: before).enumerated() { indices[identity] = index }
    for (index, identity) in Self.identities(of: after).enumerated() {
      guard let match = indices[identity] else { continue }
      befores[index] = match
      afters[match] = index
    }
  }

  /// What tells a node from all others of its tree, and stays as long as it lives.
  private struct Identity: Hashable {
    var number: Int
    var around: Int?
    /// The role and the label of a container that nobody wrote.
    var container: [String?]?
    /// The path and the label, where there are no numbers.
    var place: [String]?
    /// Which one of those that are alike, from 0.
    var occurrence = 0
  }

  private static func identities(of tree: RenderedTree) -> [Identity] {
    let hasNumbers = tree.nodes.contains { $0.number != 0 }
    let paths = hasNumbers ? [] : tree.paths()
    var counts: [Identity: Int] = [:]
    return tree.nodes.indices.map { index in
      let node = tree.nodes[index]
      var identity = Identity(
        number: node.number, around: node.around,
        container: node.isImplicit ? [node.role, node.label] : nil,
        place: hasNumbers ? nil : [paths[index], node.label, node.element.map(String.init) ?? ""])
      let occurrence = counts[identity, default: 0]
      counts[identity] = occurrence + 1
      identity.occurrence = occurrence
      return identity
    }
  }
}
