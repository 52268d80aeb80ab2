/// What a style is called in source: `secondary`, `regularMaterial`, `linearGradient(red, blue)`.
///
/// The tint is told by the colour that it has where it is used: that of the environment.
enum StyleText {
  /// Returns the text; nil for a style of the user's.
  static func text(of style: any ShapeStyle, in environment: EnvironmentValues) -> String? {
    switch style {
    case let color as Color: color.description
    case is TintShapeStyle: tint(in: environment)
    case let style as HierarchicalShapeStyle: level(style)
    case let material as Material:
      material.name == "bar" ? material.name : material.name + "Material"
    case let style as AnyShapeStyle: text(of: style.style, in: environment)
    case let style as any DerivedStyle:
      text(of: style.base, in: environment).map { "\($0).\(style.change)" }
    case let style as any ColoredStyle: colored(style)
    case is ForegroundStyle: "foreground"
    case is BackgroundStyle: "background"
    case is SelectionShapeStyle: "selection"
    case is SeparatorShapeStyle: "separator"
    case is PlaceholderTextShapeStyle: "placeholder"
    case is LinkShapeStyle: "link"
    case is FillShapeStyle: "fill"
    case is WindowBackgroundShapeStyle: "windowBackground"
    default: nil
    }
  }

  private static func tint(in environment: EnvironmentValues) -> String {
    if let color = environment.tintColor { return color.description }
    if let style = environment.tint?.style, !(style is TintShapeStyle) {
      return text(of: style, in: environment) ?? "\(style)"
    }
    return (environment.accentColor ?? .accentColor).description
  }

  private static func level(_ style: HierarchicalShapeStyle) -> String? {
    let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
    return names.indices.contains(style.level) ? names[style.level] : nil
  }

  private static func colored(_ style: any ColoredStyle) -> String {
    let name = "\(type(of: style))"
    let colors = style.colors.map(\.description).joined(separator: ", ")
    return "\(name.prefix(1).lowercased() + name.dropFirst())(\(colors))"
  }
}

/// A style that is another one, changed.
private protocol DerivedStyle {
  var base: any ShapeStyle { get }

  /// The call that changed it.
  var change: String { get }
}

extension _OpacityShapeStyle: DerivedStyle {
  fileprivate var base: any ShapeStyle { style }
  fileprivate var change: String { "opacity(\(opacity))" }
}

extension HierarchicalShapeStyleModifier: DerivedStyle {
  fileprivate var base: any ShapeStyle { style }
  fileprivate var change: String {
    ["primary", "secondary", "tertiary", "quaternary", "quinary"][level]
  }
}

extension _BlendModeShapeStyle: DerivedStyle {
  fileprivate var base: any ShapeStyle { style }
  fileprivate var change: String { "blendMode(\(blendMode))" }
}

extension _ShadowShapeStyle: DerivedStyle {
  fileprivate var base: any ShapeStyle { style }
  fileprivate var change: String { "shadow(radius: \(shadowStyle.radius))" }
}

/// A style of several colours.
private protocol ColoredStyle {
  var colors: [Color] { get }
}

extension Gradient: ColoredStyle {
  fileprivate var colors: [Color] { stops.map(\.color) }
}

extension AnyGradient: ColoredStyle {
  fileprivate var colors: [Color] { gradient.colors }
}

extension LinearGradient: ColoredStyle {
  fileprivate var colors: [Color] { gradient.colors }
}

extension RadialGradient: ColoredStyle {
  fileprivate var colors: [Color] { gradient.colors }
}

extension EllipticalGradient: ColoredStyle {
  fileprivate var colors: [Color] { gradient.colors }
}

extension AngularGradient: ColoredStyle {
  fileprivate var colors: [Color] { gradient.colors }
}
