/// The colours of a figure, as `#RRGGBB`.
package struct Palette: Sendable, Hashable {
  /// The colours of one category of boxes.
  package struct BoxColors: Sendable, Hashable {
    package let fill: String
    package let stroke: String
    package let text: String
    package let detail: String

    package init(fill: String, stroke: String, text: String, detail: String) {
      self.fill = fill
      self.stroke = stroke
      self.text = text
      self.detail = detail
    }
  }

  /// What lies behind everything.
  package let ground: String
  /// The lines from parents to children.
  package let line: String
  /// The names of roles.
  package let role: String

  private let statics: BoxColors
  private let dynamics: BoxColors
  private let environments: BoxColors
  private let placeholders: BoxColors

  package init(
    ground: String, line: String, role: String, statics: BoxColors, dynamics: BoxColors,
    environments: BoxColors, placeholders: BoxColors
  ) {
    self.ground = ground
    self.line = line
    self.role = role
    self.statics = statics
    self.dynamics = dynamics
    self.environments = environments
    self.placeholders = placeholders
  }

  /// The colours of a category.
  package subscript(category: DiagramBox.Category) -> BoxColors {
    switch category {
    case .static: statics
    case .dynamic: dynamics
    case .environment: environments
    case .placeholder: placeholders
    }
  }
}
