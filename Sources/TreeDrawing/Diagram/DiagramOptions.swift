/// What a diagram shows of a view tree.
package struct DiagramOptions: Sendable, Hashable {
  /// A Boolean value indicating whether each box names its identity path.
  package var showsPaths: Bool

  /// A Boolean value indicating whether each box is labelled with its real type.
  package var showsTypes: Bool

  /// The widest line of a box in cells; longer ones are elided in the middle.
  package var lineLimit: Int

  /// What the ids of an SVG begin with, so that two figures can live in one page.
  package var idPrefix: String

  package init(
    showsPaths: Bool = false, showsTypes: Bool = false, lineLimit: Int = 60, idPrefix: String = ""
  ) {
    self.showsPaths = showsPaths
    self.showsTypes = showsTypes
    self.lineLimit = lineLimit
    self.idPrefix = idPrefix
  }
}
