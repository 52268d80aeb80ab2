/// One node of a render tree: what is mounted of a view or a modifier, without its children.
package struct RenderedNode: Sendable, Hashable {
  /// What the node is; none of the kinds that a render tree has no nodes for, such as `optional`.
  package var kind: ViewNode.Kind

  /// The name a reader knows it by: `HStack`, `padding`, `CartView`.
  package var label: String

  /// What the node adds to its parent's identity path: also what is left of the optionals, branches
  /// and groups between the two.
  package var components: [PathComponent]

  /// The role by which it hangs on its parent, where it is a secondary child.
  package var role: String?

  /// What the node's value holds: `"Hello"`, `font = title`. A state is told in ``state`` alone.
  package var values: String?

  /// The number of the live node that it stands for; 0 where the instance has none.
  ///
  /// A modifier on a list stands around each element: those nodes have one number.
  package var number: Int

  /// Which element of a modified list it stands around, from 0.
  package var element: Int?

  /// The number of the element of a modified list that it belongs to: it tells those of one
  /// ``number`` apart, also when elements come, go or move.
  package var around: Int?

  /// A Boolean value indicating whether SwiftUI made the container where a place takes one view.
  package var isImplicit: Bool

  /// The number of elements that it adds to the list that it stands in, where it is no node.
  ///
  /// A custom view or modifier of several elements has none of its own: the elements that follow it
  /// in its parent's list are its. It stands before them all the same, as its state and its body
  /// live with it.
  package var listCount: Int?

  /// The numbers of the modifiers around each of its elements, outermost first, where it is no node.
  package var within: [Int]

  /// How often it was given a text, an image or a shape that looks otherwise.
  package var revision = 0

  /// What its dynamic properties keep.
  package var state: [ViewInstance.Property]

  /// What its body read when it last ran, in order.
  package var reads: [ViewInstance.Read]

  /// The values of the environment that it writes for its content, by key.
  package var writes: [ViewInstance.Property]

  /// Why the tree ends here although more is mounted.
  package var mark: ViewNode.Mark?

  package init(
    kind: ViewNode.Kind, label: String, components: [PathComponent] = [], role: String? = nil,
    values: String? = nil, number: Int = 0, element: Int? = nil, around: Int? = nil,
    isImplicit: Bool = false, listCount: Int? = nil, within: [Int] = [],
    state: [ViewInstance.Property] = [], reads: [ViewInstance.Read] = [],
    writes: [ViewInstance.Property] = [], mark: ViewNode.Mark? = nil
  ) {
    self.kind = kind
    self.label = label
    self.components = components
    self.role = role
    self.values = values
    self.number = number
    self.element = element
    self.around = around
    self.isImplicit = isImplicit
    self.listCount = listCount
    self.within = within
    self.state = state
    self.reads = reads
    self.writes = writes
    self.mark = mark
  }
}

extension RenderedNode {
  /// A Boolean value indicating whether it is a word about the elements that follow, and no node.
  package var isNote: Bool { listCount != nil }

  /// A Boolean value indicating whether the user wrote its body.
  package var hasBody: Bool { kind == .customView || kind == .customModifier }
}
