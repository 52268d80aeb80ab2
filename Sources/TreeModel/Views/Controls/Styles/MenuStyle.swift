/// How a menu looks and acts.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = MenuStyleConfiguration
}

/// Sets the style of the menus below.
nonisolated public struct MenuStyleModifier<Style: MenuStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension MenuStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, MenuStyleModifier<S>>`.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(MenuStyleModifier(style: style))
  }
}
