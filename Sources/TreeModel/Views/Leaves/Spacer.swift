public import Foundation

/// A flexible space along a stack's axis: a leaf.
nonisolated public struct Spacer: View, Sendable {
  public var minLength: CGFloat?

  public typealias Body = Never

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {}
