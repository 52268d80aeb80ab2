package import ViewTree

/// What a diagram shows of a view tree.
package struct DiagramOptions: Sendable, Hashable {
  /// A Boolean value indicating whether each box names its identity path.
  package var showsPaths: Bool

  /// A Boolean value indicating whether each box is labelled with its real type.
  package var showsTypes: Bool

  /// A Boolean value indicating whether a chain of modifiers is one box with a line for each.
  package var isCompact: Bool

  /// A Boolean value indicating whether what the figure uses is explained below it.
  package var showsLegend: Bool

  /// Which way the tree grows.
  package var direction: DiagramDirection

  /// What is left out.
  package var cut: TreeCut

  /// The widest line of a box in cells; longer ones are elided in the middle.
  package var lineLimit: Int

  /// Where nodes lead to, by their index in the view tree.
  package var links: [Int: String]

  /// The source that stands beside the tree.
  package var listing: SourceListing?

  /// The lines of the source on which nodes are written, by their index in the view tree.
  package var lines: [Int: Int]

  package init(
    showsPaths: Bool = false, showsTypes: Bool = false, isCompact: Bool = false,
    showsLegend: Bool = false, direction: DiagramDirection = .down, cut: TreeCut = TreeCut(),
    lineLimit: Int = 60, links: [Int: String] = [:],
    listing: SourceListing? = nil, lines: [Int: Int] = [:]
  ) {
    self.showsPaths = showsPaths
    self.showsTypes = showsTypes
    self.isCompact = isCompact
    self.showsLegend = showsLegend
    self.direction = direction
    self.cut = cut
    self.lineLimit = lineLimit
    self.links = links
    self.listing = listing
    self.lines = lines
  }
}
