/// Says whether its content takes touches.
nonisolated public struct _AllowsHitTestingModifier: ViewModifier, Equatable {
  public var allowsHitTesting: Bool

  public typealias Body = Never

  public init(allowsHitTesting: Bool) {
    self.allowsHitTesting = allowsHitTesting
  }
}

extension _AllowsHitTestingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _AllowsHitTestingModifier>`.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
}
