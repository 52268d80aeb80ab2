/// A line between views: a leaf.
nonisolated public struct Divider: View, Sendable {
  public typealias Body = Never

  public init() {}
}

extension Divider: PrimitiveView {}
