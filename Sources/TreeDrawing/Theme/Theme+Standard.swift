extension Theme {
  /// The figures of a book or a page: white ground, quiet boxes, thin lines; dark where an SVG's
  /// surrounding is.
  package static let book = Theme(name: "book", light: .light, dark: .dark)

  /// Dark whatever the surrounding.
  package static let dark = Theme(name: "dark", light: .dark, dark: nil)

  /// For paper: no fills, legible in grey. Environment writers have a thick outline.
  package static let print: Theme = {
    var theme = Theme(name: "print", light: .ink, dark: nil)
    theme.strokes.environment = 220
    return theme
  }()

  /// For a slide: big, and few words.
  package static let slides: Theme = {
    var theme = Theme(name: "slides", light: .light, dark: .dark)
    theme.type.labelSize = 20
    theme.type.detailSize = 14
    theme.type.codeSize = 16
    theme.type.lineLimit = 24
    theme.spacing.page = 28
    theme.spacing.side = 18
    theme.spacing.leastWidth = 96
    theme.spacing.boxHeight = 46
    theme.spacing.lineHeight = 24
    theme.spacing.radius = 11
    theme.spacing.siblings = 26
    theme.spacing.cousins = 44
    theme.spacing.stackedSiblings = 14
    theme.spacing.stackedCousins = 24
    theme.spacing.levels = 46
    theme.spacing.mostLevels = 100
    theme.spacing.roleHeight = 23
    theme.spacing.upright = 20
    theme.spacing.codeHeight = 24
    theme.spacing.legendHeight = 32
    theme.strokes = Strokes()
    theme.strokes.line = 200
    theme.strokes.box = 200
    theme.strokes.environment = 200
    theme.strokes.mark = 350
    return theme
  }()
}
