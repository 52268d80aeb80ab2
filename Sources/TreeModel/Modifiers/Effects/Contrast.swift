/// Changes the contrast of its content.
nonisolated public struct _ContrastEffect: ViewModifier, Equatable {
  public var amount: Double

  public typealias Body = Never

  public init(amount: Double) {
    self.amount = amount
  }
}

extension _ContrastEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _ContrastEffect>`.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ContrastEffect(amount: amount))
  }
}
