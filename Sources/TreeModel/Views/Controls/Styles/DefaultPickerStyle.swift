/// The `.automatic` style of a picker.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
