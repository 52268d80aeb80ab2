/// Takes the colour out of its content.
nonisolated public struct _GrayscaleEffect: ViewModifier, Equatable {
  public var amount: Double

  public typealias Body = Never

  public init(amount: Double) {
    self.amount = amount
  }
}

extension _GrayscaleEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _GrayscaleEffect>`.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(_GrayscaleEffect(amount: amount))
  }
}
