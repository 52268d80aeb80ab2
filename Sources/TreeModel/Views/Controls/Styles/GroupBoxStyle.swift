/// How a group box looks and acts.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = GroupBoxStyleConfiguration
}

/// Sets the style of the group boxes below.
nonisolated public struct GroupBoxStyleModifier<Style: GroupBoxStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension GroupBoxStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, GroupBoxStyleModifier<S>>`.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(GroupBoxStyleModifier(style: style))
  }
}
