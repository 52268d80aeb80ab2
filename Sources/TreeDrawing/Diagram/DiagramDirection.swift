/// Which way a tree grows from its root.
package enum DiagramDirection: String, Sendable, CaseIterable {
  case down
  case up
  case right
  case left

  /// A Boolean value indicating whether children stand beside their parent instead of under it.
  package var isSideways: Bool { self == .right || self == .left }

  /// A Boolean value indicating whether the root is at the end of the page, not at its start.
  package var isReversed: Bool { self == .up || self == .left }
}
