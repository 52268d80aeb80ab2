/// Shows its content in one colour.
nonisolated public struct _ColorMonochromeEffect: ViewModifier {
  public var color: Color
  public var amount: Double
  public var bias: Double

  public typealias Body = Never

  public init(color: Color, amount: Double, bias: Double) {
    self.color = color
    self.amount = amount
    self.bias = bias
  }
}

extension _ColorMonochromeEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _ColorMonochromeEffect>`.
  nonisolated public func _colorMonochrome(_ color: Color, amount: Double = 1, bias: Double = 0)
    -> some View
  {
    modifier(_ColorMonochromeEffect(color: color, amount: amount, bias: bias))
  }
}
