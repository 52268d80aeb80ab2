/// A view for each element of a tree, its children folded below it.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup
> {
  /// The elements at the top: those of the data, or a root.
  package var elements: [Data.Element]
  package let id: KeyPath<Data.Element, ID>
  package let children: KeyPath<Data.Element, Data?>
  package let content: (Data.Element) -> Leaf

  public typealias Body = Never

  package init(
    _elements elements: [Data.Element], id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>, content: @escaping (Data.Element) -> Leaf
  ) {
    self.elements = elements
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View, _PrimitiveView, PrimitiveView
where Parent: View, Leaf: View, Subgroup: View {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.rows(\.elements, id: \.id, row: \.content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(_elements: Array(data), id: id, children: children, content: content)
  }

  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(_elements: [root], id: id, children: children, content: content)
  }

  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(_elements: Array(data), id: \.id, children: children, content: content)
  }

  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(_elements: [root], id: \.id, children: children, content: content)
  }
}

/// What the outline group of an element's children stands for: a leaf.
nonisolated public struct OutlineSubgroupChildren: View {
  public typealias Body = Never
}

extension OutlineSubgroupChildren: PrimitiveView {}
