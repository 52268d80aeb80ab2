/// The `.radioGroup` style of a picker.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  @_disfavoredOverload
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
