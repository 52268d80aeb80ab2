/// How a split view looks and acts.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// Sets the style of the split views below.
nonisolated public struct NavigationSplitViewStyleModifier<Style: NavigationSplitViewStyle>:
  ViewModifier
{
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension NavigationSplitViewStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, NavigationSplitViewStyleModifier<S>>`.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    modifier(NavigationSplitViewStyleModifier(style: style))
  }
}
