/// The `.roundedBorder` style of a text field.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
