/// How figures look: colours, type and distances.
///
/// Distances are in points (1/72 inch) and whole, so that every coordinate of a figure is.
package struct Theme: Sendable, Hashable {
  /// The theme's name on the command line.
  package let name: String

  /// The colours in a light surrounding, and of everything printed.
  package let light: Palette

  /// The colours of an SVG in a dark surrounding.
  package let dark: Palette

  package let type: Typography
  package let spacing: Spacing

  package init(
    name: String, light: Palette, dark: Palette, type: Typography, spacing: Spacing
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.type = type
    self.spacing = spacing
  }
}

// MARK: - Type

extension Theme {
  /// The type in which texts are set.
  package struct Typography: Sendable, Hashable {
    /// The families that an SVG asks for, the best first.
    package let families: String
    /// The family with which PNG and PDF are drawn.
    package let drawnFamily: String
    /// The size of a label in points.
    package let labelSize: Int
    /// The size of paths, marks and roles in points.
    package let detailSize: Int
    /// The width of a cell in thousandths of the size: that of the widest usual monospaced font.
    package let cellWidth: Int

    package init(
      families: String, drawnFamily: String, labelSize: Int, detailSize: Int, cellWidth: Int
    ) {
      self.families = families
      self.drawnFamily = drawnFamily
      self.labelSize = labelSize
      self.detailSize = detailSize
      self.cellWidth = cellWidth
    }
  }
}

// MARK: - Distances

extension Theme {
  /// The distances of a figure in points.
  package struct Spacing: Sendable, Hashable {
    /// From the figure's edge to its boxes.
    package var page = 16
    /// Left and right of a box's text.
    package var side = 12
    /// The least width of a box.
    package var leastWidth = 60
    /// The height of a box with one line of text, and what each further line adds.
    package var boxHeight = 26
    package var lineHeight = 14
    /// The corners of a box.
    package var radius = 7
    /// Between the boxes of siblings, and between those of cousins.
    package var siblings = 16
    package var cousins = 28
    /// Between levels: the least, and the most where lines reach far to the side.
    package var levels = 26
    package var mostLevels = 64
    /// The height of a role's name above its box.
    package var roleHeight = 15
    /// How far a line may stray from the upright before it looks meant: a middle child that is off
    /// its parent's axis by less is brought under it.
    package var upright = 12

    package init() {}
  }
}
