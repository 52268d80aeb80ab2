/// How a navigation view looks and acts.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// Sets the style of the navigation views below.
nonisolated public struct NavigationViewStyleModifier<Style: NavigationViewStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension NavigationViewStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, NavigationViewStyleModifier<S>>`.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(NavigationViewStyleModifier(style: style))
  }
}
