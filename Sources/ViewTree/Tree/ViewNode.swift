/// One node of a view tree: what one view, modifier or branch is, without its children.
///
/// Where a node sits (parent, children, path) is known to its ``ViewTree`` alone.
package struct ViewNode: Sendable, Hashable {
  /// What the node is.
  package var kind: Kind

  /// The name a reader knows it by: `HStack`, `padding`, `Text?`,
  /// `EnvironmentKeyWritingModifier<Font?>`.
  package var label: String

  /// What the node adds to its parent's identity path: nothing where it shares the path.
  package var components: [PathComponent]

  /// The role by which it hangs on its parent, where it is a secondary child.
  package var role: String?

  /// Which element of a modified list it belongs to, where it is a secondary child of each: from 0.
  package var element: Int?

  /// Why the walk ended here although the type goes on.
  package var mark: Mark?

  /// What the node's value holds, where an instance is known: `"Hello"`, `font = title`.
  package var values: String?

  package init(
    kind: Kind, label: String, components: [PathComponent] = [], role: String? = nil,
    element: Int? = nil, mark: Mark? = nil, values: String? = nil
  ) {
    self.kind = kind
    self.label = label
    self.components = components
    self.role = role
    self.element = element
    self.mark = mark
    self.values = values
  }
}

extension ViewNode {
  /// What a node of a view tree is.
  package enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// A view of the system without children: `Text`, `Image`, `Spacer`, a shape.
    case leaf
    /// A view whose content is a view list: `HStack`, `List`, `Button`.
    case container
    /// A view of the user's: its child is the root of its body.
    case customView
    /// A modifier of the system: the primary child first, then the secondary ones.
    case modifier
    /// A modifier of the user's: its child is the root of its body.
    case customModifier
    /// `_ConditionalContent`: two branches.
    case conditional
    /// An optional view: `Text?`, or `Optional` over its content.
    case optional
    /// `ForEach`: one row stands for all.
    case forEach
    /// `Group`.
    case group
    /// `AnyView`: a leaf where only the type is known.
    case anyView
    /// `IDView`, what `.id(_:)` gives.
    case id
    /// A modifier that writes or transforms an environment value.
    case environmentWriter
    /// The placeholder for the modified view in a modifier's body.
    case placeholder
    /// An App or a scene.
    case scene
    /// `TupleView`, where tuples are asked for.
    case tuple
  }

  /// Why a walk ended at a node whose type goes on.
  package enum Mark: String, Sendable, Hashable, Codable {
    /// The type is among its own ancestors: what follows repeats.
    case recursive
    /// The type grows without end, or the tree is larger than treeviz draws.
    case depthLimit
  }
}
