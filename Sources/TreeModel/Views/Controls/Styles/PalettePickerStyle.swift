/// The `.palette` style of a picker.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
