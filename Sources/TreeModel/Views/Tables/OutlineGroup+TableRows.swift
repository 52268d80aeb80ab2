// Rows of a table for each element of a tree.

extension OutlineGroup: _TableContent, PrimitiveTableContent
where Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.rows(\.elements, id: \.id, row: \.content)
  }
}

extension OutlineGroup: TableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
  Data.Element == Parent.TableRowValue
{
  public typealias TableRowValue = Data.Element

  /// The rows of the first level: those below are folded up.
  nonisolated public var _elements: [Data.Element] { elements.flatMap { content($0)._elements } }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
  Data.Element == Parent.TableRowValue
{
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(_elements: Array(data), id: id, children: children, content: content)
  }

  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(_elements: Array(data), id: \.id, children: children, content: content)
  }

  public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  {
    self.init(_elements: Array(data), id: \.id, children: children) { TableRow($0) }
  }

  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(_elements: [root], id: id, children: children, content: content)
  }

  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(_elements: [root], id: \.id, children: children, content: content)
  }

  public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  {
    self.init(_elements: [root], id: \.id, children: children) { TableRow($0) }
  }
}
