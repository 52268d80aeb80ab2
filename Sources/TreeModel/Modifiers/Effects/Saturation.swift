/// Changes the saturation of its content.
nonisolated public struct _SaturationEffect: ViewModifier, Equatable {
  public var amount: Double

  public typealias Body = Never

  public init(amount: Double) {
    self.amount = amount
  }
}

extension _SaturationEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _SaturationEffect>`.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(_SaturationEffect(amount: amount))
  }
}
