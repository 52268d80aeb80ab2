/// Makes its content as opaque as it is bright.
nonisolated public struct _LuminanceToAlphaEffect: ViewModifier, Equatable {
  public typealias Body = Never

  public init() {}
}

extension _LuminanceToAlphaEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _LuminanceToAlphaEffect>`.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(_LuminanceToAlphaEffect())
  }
}
