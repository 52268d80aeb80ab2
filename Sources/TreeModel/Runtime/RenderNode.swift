/// A node of the render tree: what stands for a view as long as it keeps its identity.
///
/// A node outlives the value that it was made of. It owns the storage of the dynamic properties, and
/// knows the environment at its place and what its body read when it last ran.
@MainActor package final class RenderNode {
  /// What tells a node from its siblings: equal keys under equal parents are one identity.
  package enum Key: Hashable, Sendable {
    /// The nth edge of the parent, or the nth element of its tuple.
    case position(Int)
    /// A branch of a condition.
    case branch(isFirst: Bool)
    /// An explicit identity; `occurrence` tells rows of one id apart, from 0.
    case id(Identity, occurrence: Int)
    /// What an `AnyView` holds: another type is another identity.
    case type(ObjectIdentifier)
  }

  /// The value of an explicit identity.
  package struct Identity: Hashable, @unchecked Sendable {
    package let value: AnyHashable
  }

  /// The number of the node, in the order in which nodes were made.
  package let number: Int
  package let key: Key

  /// Which edge of the parent leads here: the nth of its structure, or the nth row or element.
  package let slot: Int

  /// The number of the parent; nil for the root.
  package let parent: Int?

  /// The type of the value; that of the modifier where one is applied.
  package let type: Any.Type

  /// The number of bodies around the node, its own included.
  package let depth: Int

  /// The environment at the node.
  package let environment: EnvironmentValues

  /// What its dynamic properties keep.
  package let storage: NodeStorage

  /// The numbers of the children that are there, in order.
  package internal(set) var children: [Int] = []

  /// The last evaluation of the body, where there is one.
  package internal(set) var evaluation: Evaluation?

  /// What the node shows of its value.
  package internal(set) var values: [ElementValue] = []

  init(number: Int, _ mount: RenderTree.Mount, type: Any.Type, storage: NodeStorage) {
    self.number = number
    key = mount.key
    slot = mount.slot
    parent = mount.parent
    depth = mount.depth
    environment = mount.environment
    self.type = type
    self.storage = storage
  }
}
