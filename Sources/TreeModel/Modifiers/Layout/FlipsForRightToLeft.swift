/// Mirrors its content where lines run from right to left.
nonisolated public struct _FlipForRTLEffect: ViewModifier, Equatable {
  public var isEnabled: Bool

  public typealias Body = Never

  public init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }
}

extension _FlipForRTLEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _FlipForRTLEffect>`.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRTLEffect(isEnabled: enabled))
  }
}
