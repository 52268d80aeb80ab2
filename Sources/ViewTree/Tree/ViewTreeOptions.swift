/// What a view tree is to show.
package struct ViewTreeOptions: Sendable, Hashable {
  /// A Boolean value indicating whether a `TupleView` becomes a node.
  package var showsTuples: Bool

  /// A Boolean value indicating whether each node knows its printed type.
  package var showsTypes: Bool

  /// A Boolean value indicating whether each node knows the node of the instance that it stands for,
  /// and a modified list shows what its modifier has beside each of its elements.
  package var followsInstance: Bool

  /// The number of nodes at which a tree ends, marked as cut off.
  package var nodeLimit: Int

  package init(
    showsTuples: Bool = false, showsTypes: Bool = false, followsInstance: Bool = false,
    nodeLimit: Int = 1_000_000
  ) {
    self.showsTuples = showsTuples
    self.showsTypes = showsTypes
    self.followsInstance = followsInstance
    self.nodeLimit = nodeLimit
  }
}
