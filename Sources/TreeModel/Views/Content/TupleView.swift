/// A list of views made by ``ViewBuilder``: no node of the tree, but its elements are.
nonisolated public struct TupleView<T>: View {
  public var value: T

  public typealias Body = Never

  public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.tuple(\.value)
  }
}

extension TupleView: Sendable where T: Sendable {}
