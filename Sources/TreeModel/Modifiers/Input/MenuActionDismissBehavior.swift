/// Whether a menu stays open after one of its actions.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  package let name: String

  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Sets whether the menus in its content stay open.
nonisolated package struct MenuActionDismissBehaviorModifier: ViewModifier {
  package var behavior: MenuActionDismissBehavior

  package typealias Body = Never

  package init(behavior: MenuActionDismissBehavior) {
    self.behavior = behavior
  }
}

extension MenuActionDismissBehaviorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, MenuActionDismissBehaviorModifier>`; the modifier's name is a guess.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    modifier(MenuActionDismissBehaviorModifier(behavior: behavior))
  }
}
