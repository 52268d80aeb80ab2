/// A row of a table: a leaf, whose cells stand in the columns.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent, PrimitiveTableContent {
  package let value: Value

  public typealias TableRowValue = Value

  public init(_ value: Value) {
    self.value = value
  }

  public var _elements: [Value] { [value] }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.id)
  }

  private var id: String { "\(value.id)" }
}

/// No rows: a leaf.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent,
  PrimitiveTableContent
{
  public typealias TableRowValue = Value

  public init() {}

  public var _elements: [Value] { [] }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}

/// The header of a section of rows: its content is a list.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>:
  TableRowContent, PrimitiveTableContent
{
  package let content: Content

  public typealias TableRowValue = Value

  public var _elements: [Value] { [] }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

/// The rows of a table that is made of a collection: a leaf.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent,
  PrimitiveTableContent
where Data.Element: Identifiable {
  package let data: Data

  public typealias TableRowValue = Data.Element

  public var _elements: [Data.Element] { Array(data) }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}

/// The rows of a table that is made of a tree of elements: a leaf.
///
/// All its rows are folded up but those of the first level.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent,
  PrimitiveTableContent
where Data.Element: Identifiable {
  package let data: Data
  package let children: KeyPath<Data.Element, Data?>

  public typealias TableRowValue = Data.Element

  public var _elements: [Data.Element] { Array(data) }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}

/// A row that folds rows below it.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  TableRowContent, PrimitiveTableContent
where Label.TableRowValue == Content.TableRowValue {
  package let label: Label
  package let content: Content
  package let isExpanded: Binding<Bool>?

  public typealias TableRowValue = Label.TableRowValue

  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.content = content()
    self.isExpanded = isExpanded
  }

  public var _elements: [Label.TableRowValue] {
    label._elements + (isExpanded?.wrappedValue == true ? content._elements : [])
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("label", \.label)
    structure.list(\.content)
  }
}
