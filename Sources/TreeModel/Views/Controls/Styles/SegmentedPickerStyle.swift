/// The `.segmented` style of a picker.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
