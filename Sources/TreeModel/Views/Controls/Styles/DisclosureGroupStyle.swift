/// How a disclosure group looks and acts.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// Sets the style of the disclosure groups below.
nonisolated public struct DisclosureGroupStyleModifier<Style: DisclosureGroupStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension DisclosureGroupStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, DisclosureGroupStyleModifier<S>>`.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(DisclosureGroupStyleModifier(style: style))
  }
}
