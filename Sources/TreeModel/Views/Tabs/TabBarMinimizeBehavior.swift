/// When a tab bar gets small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  package let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Sets when the tab bar in its content gets small.
nonisolated package struct TabBarMinimizeBehaviorModifier: ViewModifier {
  package var behavior: TabBarMinimizeBehavior

  package typealias Body = Never

  package init(behavior: TabBarMinimizeBehavior) {
    self.behavior = behavior
  }
}

extension TabBarMinimizeBehaviorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, TabBarMinimizeBehaviorModifier>`; the modifier's name is a guess.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(TabBarMinimizeBehaviorModifier(behavior: behavior))
  }
}
