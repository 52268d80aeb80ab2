/// One view of another's list: a leaf where a type tells it alone.
nonisolated public struct Subview: View, Identifiable {
  public let id: ID
  package let content: AnyView

  public typealias Body = Never

  /// What tells a subview from the others of its list.
  public struct ID: Hashable {
    package let index: Int
  }

  public var containerValues: ContainerValues { ContainerValues() }
}

extension Subview: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.erased(\.content.storage)
  }
}

/// The views of another's list: those of its tuple, or itself.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  package let elements: [Subview]

  public typealias Body = Never

  package init(elements: [Subview]) {
    self.elements = elements
  }

  public var startIndex: Int { elements.startIndex }

  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> Subview { elements[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.erased(\.list)
  }

  /// The subviews as rows.
  private var list: any View { ForEach(elements) { $0 } }
}

/// Some of the views of another's list.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  package let base: SubviewsCollection
  package let bounds: Range<Int>

  public typealias Body = Never

  public var startIndex: Int { bounds.lowerBound }

  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> Subview { base[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.erased(\.list)
  }

  /// The subviews as rows.
  private var list: any View { ForEach(base.elements[bounds]) { $0 } }
}
