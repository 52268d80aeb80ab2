/// Says how its content follows the layout direction.
nonisolated public struct _LayoutDirectionBehaviorEffect: ViewModifier {
  public var behavior: LayoutDirectionBehavior

  public typealias Body = Never

  public init(behavior: LayoutDirectionBehavior) {
    self.behavior = behavior
  }
}

extension _LayoutDirectionBehaviorEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _LayoutDirectionBehaviorEffect>`.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    modifier(_LayoutDirectionBehaviorEffect(behavior: behavior))
  }
}

/// How a view follows the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
