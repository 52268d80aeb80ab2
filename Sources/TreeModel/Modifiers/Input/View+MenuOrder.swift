/// The order of a menu's entries.
public struct MenuOrder: Hashable, Sendable {
  package let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<MenuOrder>>`.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
