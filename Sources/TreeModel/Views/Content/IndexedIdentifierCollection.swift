/// A collection of another's indices, each with the identity of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  package let base: Base
  package let id: KeyPath<Base.Element, ID>

  package init(base: Base, id: KeyPath<Base.Element, ID>) {
    self.base = base
    self.id = id
  }

  /// An index and the identity of what is there.
  public struct Element {
    package let index: Base.Index
    package let id: ID
  }

  public typealias Index = Base.Index

  public var startIndex: Base.Index { base.startIndex }

  public var endIndex: Base.Index { base.endIndex }

  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }

  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
