/// How the title of a screen is shown, on every system.
public struct ToolbarTitleDisplayMode: Sendable {
  package let mode: NavigationBarItem.TitleDisplayMode

  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.titleMode = displayMode }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.titleMode = mode.mode }
  }
}
