/// Makes its content brighter.
nonisolated public struct _BrightnessEffect: ViewModifier, Equatable {
  public var amount: Double

  public typealias Body = Never

  public init(amount: Double) {
    self.amount = amount
  }
}

extension _BrightnessEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _BrightnessEffect>`.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(_BrightnessEffect(amount: amount))
  }
}
