/// A view that shows nothing: a leaf.
nonisolated public struct EmptyView: View, Sendable {
  public typealias Body = Never

  public init() {}
}

extension EmptyView: PrimitiveView {}
