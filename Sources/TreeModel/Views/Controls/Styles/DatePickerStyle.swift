/// How a date picker looks and acts.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = DatePickerStyleConfiguration
}

/// Sets the style of the date pickers below.
nonisolated public struct DatePickerStyleModifier<Style: DatePickerStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension DatePickerStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, DatePickerStyleModifier<S>>`.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(DatePickerStyleModifier(style: style))
  }
}
