/// Whether a scroll view bounces at its end.
public struct ScrollBounceBehavior: Sendable {
  package let name: String

  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// Sets whether the scroll views in its content bounce.
nonisolated package struct ScrollBounceBehaviorModifier: ViewModifier {
  package var behavior: ScrollBounceBehavior
  package var axes: Axis.Set

  package typealias Body = Never

  package init(behavior: ScrollBounceBehavior, axes: Axis.Set) {
    self.behavior = behavior
    self.axes = axes
  }
}

extension ScrollBounceBehaviorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollBounceBehaviorModifier>`.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(ScrollBounceBehaviorModifier(behavior: behavior, axes: axes))
  }
}
