/// How figures look: colours, type and distances.
///
/// Distances are in points (1/72 inch) and whole, so that every coordinate of a figure is.
package struct Theme: Sendable, Hashable {
  /// The theme's name on the command line.
  package var name: String

  /// The colours of everything that has one surrounding only, and of an SVG in a light one.
  package var light: Palette

  /// The colours of an SVG in a dark surrounding; nil where they are the same.
  package var dark: Palette?

  package var type: Typography
  package var spacing: Spacing
  package var strokes: Strokes

  package init(
    name: String, light: Palette, dark: Palette?, type: Typography = Typography(),
    spacing: Spacing = Spacing(), strokes: Strokes = Strokes()
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.type = type
    self.spacing = spacing
    self.strokes = strokes
  }

  /// All themes, in the order in which they are listed.
  package static let all: [Theme] = [.book, .dark, .print, .slides]

  /// Returns the theme for a surrounding that is known to be light, or dark.
  ///
  /// - Parameter isDark: whether it is dark; a theme without dark colours stays as it is.
  /// - Returns: the theme, with one look.
  package func fixed(isDark: Bool) -> Theme {
    var theme = self
    if isDark, let dark { theme.light = dark }
    theme.dark = nil
    theme.name += isDark ? "-dark" : "-light"
    return theme
  }
}

extension Theme {
  /// A Boolean value indicating whether the lines of environment writers are bold: where their colour
  /// does not tell them from others.
  var writesWritersBold: Bool {
    light.boxes.environments.detail == light.boxes.statics.detail
  }
}

// MARK: - Type

extension Theme {
  /// The type in which texts are set.
  package struct Typography: Sendable, Hashable {
    /// The families that an SVG asks for, the best first.
    package var families =
      "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    /// The family with which PNG and PDF are drawn.
    package var drawnFamily = "DejaVu Sans Mono"
    /// The size of a label in points.
    package var labelSize = 12
    /// The size of paths, marks and roles in points.
    package var detailSize = 9
    /// The size of the source beside a tree.
    package var codeSize = 10
    /// The width of a cell in thousandths of the size: that of the widest usual monospaced font.
    package var cellWidth = 605
    /// The widest line of a box in cells.
    package var lineLimit = 60

    package init() {}
  }

  /// How thick lines are, in hundredths of a point.
  package struct Strokes: Sendable, Hashable {
    package var line = 100
    package var box = 100
    /// The outline of an environment writer.
    package var environment = 100
    /// The outline of a box with a mark.
    package var mark = 200

    package init() {}
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
    /// The height of a box with one line of text, and what each further line adds; both even.
    package var boxHeight = 26
    package var lineHeight = 14
    /// The corners of a box.
    package var radius = 7
    /// Between the boxes of siblings, and between those of cousins.
    package var siblings = 16
    package var cousins = 28
    /// The same where children stand on top of each other, beside their parent.
    package var stackedSiblings = 8
    package var stackedCousins = 14
    /// Between levels: the least, and the most where lines reach far to the side.
    package var levels = 26
    package var mostLevels = 64
    /// The height of a role's name above its box; odd.
    package var roleHeight = 15
    /// How far a line may stray from the upright before it looks meant: a middle child that is off
    /// its parent's axis by less is brought under it.
    package var upright = 12
    /// The height of a line of the source, and of a line of the legend.
    package var codeHeight = 14
    package var legendHeight = 20

    package init() {}
  }
}
