/// The `.plain` style of a text field.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
