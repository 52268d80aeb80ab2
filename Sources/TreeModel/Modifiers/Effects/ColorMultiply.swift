/// Multiplies the colours of its content.
nonisolated public struct _ColorMultiplyEffect: ViewModifier, Equatable {
  public var color: Color

  public typealias Body = Never

  public init(color: Color) {
    self.color = color
  }
}

extension _ColorMultiplyEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _ColorMultiplyEffect>`.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }
}
