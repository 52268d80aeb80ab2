/// The `.squareBorder` style of a text field.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  @_disfavoredOverload
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
