/// The `.inline` style of a picker.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
