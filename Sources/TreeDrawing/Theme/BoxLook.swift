/// How a box is outlined and filled, by its category and its mark.
struct BoxLook: Sendable, Hashable {
  let category: DiagramBox.Category
  let mark: DiagramMark?

  init(category: DiagramBox.Category, mark: DiagramMark? = nil) {
    self.category = category
    self.mark = mark
  }

  init(of box: DiagramBox) {
    self.init(category: box.category, mark: box.mark)
  }

  /// The names of its classes in an SVG.
  var className: String {
    mark.map { "\(category.rawValue) \($0.rawValue)" } ?? category.rawValue
  }

  /// How the outline is stroked: a mark's own stroke where it has one.
  var dash: DiagramDash {
    guard let mark, mark.dash != .solid else { return category.dash }
    return mark.dash
  }

  func colors(in palette: Palette) -> Palette.BoxColors {
    mark.map { palette[$0] } ?? palette[category]
  }

  /// The thickness of the outline in hundredths of a point.
  func stroke(in theme: Theme) -> Int {
    switch mark {
    case .inserted, .removed, .updated, .moved: theme.strokes.mark
    case .inactive, nil:
      category == .environment ? theme.strokes.environment : theme.strokes.box
    }
  }
}

/// How a line between boxes is stroked, by what hangs on it.
struct LineLook: Sendable, Hashable {
  /// A Boolean value indicating whether it leads to a secondary child.
  let isSecondary: Bool
  let mark: DiagramMark?

  init(isSecondary: Bool, mark: DiagramMark? = nil) {
    self.isSecondary = isSecondary
    self.mark = mark
  }

  init(to box: DiagramBox) {
    self.init(isSecondary: box.role != nil, mark: box.lineMark)
  }

  var dash: DiagramDash {
    if let mark, mark.dash != .solid { return mark.dash }
    return isSecondary ? .dotted : .solid
  }

  func color(in palette: Palette) -> String {
    mark.map { palette[$0].stroke } ?? palette.line
  }

  /// The thickness in hundredths of a point.
  func stroke(in theme: Theme) -> Int {
    switch mark {
    case .inserted, .removed, .updated, .moved: theme.strokes.mark
    case .inactive, nil: theme.strokes.line
    }
  }
}
