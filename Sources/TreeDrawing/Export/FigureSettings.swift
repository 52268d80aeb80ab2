/// How a figure is written, whatever it shows.
package struct FigureSettings: Sendable, Hashable {
  /// What the ids of an SVG begin with, so that two figures can live in one page.
  package var idPrefix: String

  /// The pixels of a point in a PNG.
  package var scale: Double

  /// A Boolean value indicating whether an SVG brings the font of its texts along.
  package var embedsFont: Bool

  package init(idPrefix: String = "", scale: Double = 2, embedsFont: Bool = false) {
    self.idPrefix = idPrefix
    self.scale = scale
    self.embedsFont = embedsFont
  }
}
