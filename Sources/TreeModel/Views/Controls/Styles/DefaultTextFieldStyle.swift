/// The `.automatic` style of a text field.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
