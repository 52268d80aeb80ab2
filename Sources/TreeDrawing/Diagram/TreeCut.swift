/// What of a view tree is shown, where it is too big for a page.
package struct TreeCut: Sendable, Hashable {
  /// The number of levels of boxes below the root; nil for all.
  package var depth: Int?

  /// The labels of the nodes whose subtrees are left out.
  package var collapsed: Set<String>

  /// The identity path of the node that becomes the root; nil for the tree's own.
  package var focus: String?

  package init(depth: Int? = nil, collapsed: Set<String> = [], focus: String? = nil) {
    self.depth = depth
    self.collapsed = collapsed
    self.focus = focus
  }
}
