/// Sets the style of its content's foreground.
nonisolated public struct _ForegroundStyleModifier<Style: ShapeStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension _ForegroundStyleModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.style)
  }
}

/// Sets the first two levels of its content's foreground.
nonisolated public struct _ForegroundStyleModifier2<Primary: ShapeStyle, Secondary: ShapeStyle>:
  ViewModifier
{
  public var primary: Primary
  public var secondary: Secondary

  public typealias Body = Never

  public init(primary: Primary, secondary: Secondary) {
    self.primary = primary
    self.secondary = secondary
  }
}

extension _ForegroundStyleModifier2: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.primary)
    structure.value(\.secondary)
  }
}

/// Sets the first three levels of its content's foreground.
nonisolated public struct _ForegroundStyleModifier3<
  Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
>: ViewModifier {
  public var primary: Primary
  public var secondary: Secondary
  public var tertiary: Tertiary

  public typealias Body = Never

  public init(primary: Primary, secondary: Secondary, tertiary: Tertiary) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }
}

extension _ForegroundStyleModifier3: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.primary)
    structure.value(\.secondary)
    structure.value(\.tertiary)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _ForegroundStyleModifier<S>>`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Becomes `ModifiedContent<Self, _ForegroundStyleModifier2<S1, S2>>`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_ForegroundStyleModifier2(primary: primary, secondary: secondary))
  }

  /// Becomes `ModifiedContent<Self, _ForegroundStyleModifier3<S1, S2, S3>>`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(_ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary))
  }
}
