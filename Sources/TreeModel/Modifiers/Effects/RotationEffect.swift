/// Turns its content when it is drawn.
nonisolated public struct _RotationEffect: ViewModifier, Equatable {
  public var angle: Angle
  public var anchor: UnitPoint

  public typealias Body = Never

  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }
}

extension _RotationEffect: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value("degrees", \.angle.degrees)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _RotationEffect>`.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
