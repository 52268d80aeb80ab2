/// The `.menu` style of a picker.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
