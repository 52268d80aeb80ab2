public import Foundation

/// The area of the first outline outside the second shape.
nonisolated public struct _ShapeLineSubtraction<Shape1: Shape, Shape2: Shape>: Shape {
  public var first: Shape1
  public var second: Shape2
  public var eoFill: Bool

  public init(first: Shape1, second: Shape2, eoFill: Bool) {
    self.first = first
    self.second = second
    self.eoFill = eoFill
  }

  public func path(in rect: CGRect) -> Path { first.path(in: rect) }
}

extension Shape {
  /// Becomes the shape `_ShapeLineSubtraction<Self, T>`.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    _ShapeLineSubtraction(first: self, second: other, eoFill: eoFill)
  }
}
