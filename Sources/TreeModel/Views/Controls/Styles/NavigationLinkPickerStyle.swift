/// The `.navigationLink` style of a picker.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
