/// Inverts the colours of its content.
nonisolated public struct _ColorInvertEffect: ViewModifier, Equatable {
  public typealias Body = Never

  public init() {}
}

extension _ColorInvertEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _ColorInvertEffect>`.
  nonisolated public func colorInvert() -> some View {
    modifier(_ColorInvertEffect())
  }
}
