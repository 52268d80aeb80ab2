/// Blends its content with what lies below.
nonisolated public struct _BlendModeEffect: ViewModifier, Equatable {
  public var blendMode: BlendMode

  public typealias Body = Never

  public init(blendMode: BlendMode) {
    self.blendMode = blendMode
  }
}

extension _BlendModeEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _BlendModeEffect>`.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
}
