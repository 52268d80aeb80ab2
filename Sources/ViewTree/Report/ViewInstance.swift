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
/// 7. A control that a style draws: ``styleSlot`` is what the style made, with its type; none of the
///    control's own edges is there. The parts that the style places have what they are in slot 0.
///
/// What is not there, an optional that is nil or a sheet that is not shown, has no node.
package struct ViewInstance: Codable, Sendable, Hashable {
  /// The slot of what a style makes of a control.
  package static let styleSlot = 1000

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

    /// The number of the node in its render tree: it stays as long as the node lives; 0 where the
    /// instance was mounted once and for all.
    package var number: Int

    /// Which element of a modified list it belongs to, where it is a secondary child of a modifier
    /// that is applied to more than one: from 0.
    package var element: Int?

    /// How often the node was given a text, an image or a shape that looks otherwise; nil for never.
    package var revision: Int?

    /// What the node's dynamic properties keep: a change of identity loses it.
    package var state: [Property]?

    /// What the body at the node read when it last ran, in order.
    package var reads: [Read]?

    /// The values of the environment that the node writes for its content, by key.
    package var writes: [Property]?

    package init(
      parent: Int, slot: Int, values: String? = nil, id: String? = nil, type: String? = nil,
      number: Int = 0, element: Int? = nil, state: [Property]? = nil, reads: [Read]? = nil,
      writes: [Property]? = nil
    ) {
      self.parent = parent
      self.slot = slot
      self.values = values
      self.id = id
      self.type = type
      self.number = number
      self.element = element
      self.state = state
      self.reads = reads
      self.writes = writes
    }

    private enum CodingKeys: String, CodingKey {
      case parent = "p"
      case slot = "s"
      case values = "v"
      case id = "i"
      case type = "t"
      case number = "n"
      case element = "e"
      case revision = "l"
      case state = "st"
      case reads = "r"
      case writes = "w"
    }
  }

  /// A name and the value it has.
  package struct Property: Codable, Sendable, Hashable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Something that a body read.
  package struct Read: Codable, Sendable, Hashable {
    package enum Source: String, Codable, Sendable, Hashable {
      case state
      case binding
      case environment
      case object
      case observable
      case preference
    }

    package var source: Source

    /// The property by which it was read: `theme`, `cart`, `model.orders`.
    package var property: String

    /// The key of the environment or of the preference: `colorScheme`, `CartManager`.
    package var key: String?

    /// The value that was read, where it is short enough to show.
    package var value: String?

    /// The number of the node that wrote the value; nil where it is a default or no value of the
    /// environment.
    package var writer: Int?

    package init(
      source: Source, property: String, key: String? = nil, value: String? = nil,
      writer: Int? = nil
    ) {
      self.source = source
      self.property = property
      self.key = key
      self.value = value
      self.writer = writer
    }
  }
}
