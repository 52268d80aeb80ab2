/// The `.wheel` style of a picker.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
