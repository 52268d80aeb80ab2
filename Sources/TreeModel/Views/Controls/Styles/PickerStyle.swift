/// How a picker looks and acts.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// Sets the style of the pickers below.
nonisolated public struct PickerStyleWriter<Style: PickerStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension PickerStyleWriter: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, PickerStyleWriter<S>>`.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(PickerStyleWriter(style: style))
  }
}
