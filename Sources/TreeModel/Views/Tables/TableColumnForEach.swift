/// Columns of a table for each element of a collection.
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
>: TableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  package let data: Data
  package let id: KeyPath<Data.Element, ID>
  package private(set) var content: (Data.Element) -> Content

  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content:
      @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public func _filled(with rows: [RowValue]) -> Self {
    var columns = self
    columns.content = { [content] element in content(element)._filled(with: rows) }
    return columns
  }
}

extension TableColumnForEach: PrimitiveTableContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.rows(\.data, id: \.id, row: \.content)
  }
}

extension TableColumnForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  public init(
    _ data: Data,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content:
      @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  public init(
    _ data: Range<Int>,
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content:
      @escaping (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}
