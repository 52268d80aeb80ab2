public import Foundation

/// A shape whose type is erased.
nonisolated public struct AnyShape: Shape {
  package let shape: any Shape

  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
