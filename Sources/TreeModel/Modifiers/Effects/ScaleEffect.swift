public import Foundation

/// Scales its content when it is drawn.
nonisolated public struct _ScaleEffect: ViewModifier, Equatable {
  public var scale: CGSize
  public var anchor: UnitPoint

  public typealias Body = Never

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension _ScaleEffect: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value("x", \.scale.width)
    structure.value("y", \.scale.height)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _ScaleEffect>`.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Becomes `ModifiedContent<Self, _ScaleEffect>`.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Becomes `ModifiedContent<Self, _ScaleEffect>`.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
