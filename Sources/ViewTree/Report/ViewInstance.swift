/// What the runtime mounted of a root: what its type leaves open, as a tree beside that of the type.
///
/// The nodes stand in preorder. Each is the value of one type that the walk over the root's type
/// meets, and its slots are that type's edges:
///
/// 1. A type of SwiftUI's: slot n is edge n of its ``CatalogueEntry``.
/// 2. A tuple, a `ForEach`: slot n is the nth element.
/// 3. A condition: slot 0 is the first branch, 1 the other; the one that was not taken is not there.
/// 4. A custom type: slot 0 is the root of its body. The placeholder in a modifier's body has the
///    modified view as slot 0.
/// 5. A modifier and its content are one node: slot 0 is the content, then come the modifier's edges.
/// 6. An `AnyView`: slot 0 is what it holds.
///
/// What is not there, an optional that is nil or a sheet that is not shown, has no node.
package struct ViewInstance: Codable, Sendable, Hashable {
  package var nodes: [Node]

  package init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// One value.
  package struct Node: Codable, Sendable, Hashable {
    /// The index of the parent; -1 for the root.
    package var parent: Int

    /// Which edge of the parent leads here.
    package var slot: Int

    /// What the value holds, as it stands in braces.
    package var values: String?

    /// The identity of a row, or of the content of an `IDView`, as it stands in parentheses.
    package var id: String?

    /// The type, where the parent's type does not tell it: below an `AnyView`.
    package var type: String?

    package init(
      parent: Int, slot: Int, values: String? = nil, id: String? = nil, type: String? = nil
    ) {
      self.parent = parent
      self.slot = slot
      self.values = values
      self.id = id
      self.type = type
    }

    private enum CodingKeys: String, CodingKey {
      case parent = "p"
      case slot = "s"
      case values = "v"
      case id = "i"
      case type = "t"
    }
  }
}
