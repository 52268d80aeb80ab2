/// How a toolbar's title shows.
public struct ToolbarTitleDisplayMode: Sendable {
  package let name: String

  public static var automatic: ToolbarTitleDisplayMode { .init(name: "automatic") }
  public static var large: ToolbarTitleDisplayMode { .init(name: "large") }
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(name: "inlineLarge") }
  public static var inline: ToolbarTitleDisplayMode { .init(name: "inline") }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(
      _PreferenceTransformModifier<NavigationTitleKey> { value in
        switch mode.name {
        case "large", "inlineLarge": value.displayMode = .large
        case "inline": value.displayMode = .inline
        default: value.displayMode = .automatic
        }
      })
  }
}
