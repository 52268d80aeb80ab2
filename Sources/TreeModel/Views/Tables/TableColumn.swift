public import Foundation

/// A column of a table: its label stands under its role, its cells under the identities of their rows.
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  package let label: Label
  package let content: (RowValue) -> Content
  package let comparator: Sort?
  package private(set) var elements: [RowValue] = []

  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  package init(
    _label label: Label, comparator: Sort? = nil, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.content = content
    self.comparator = comparator
  }

  public func _filled(with rows: [RowValue]) -> Self {
    var column = self
    column.elements = rows
    return column
  }
}

extension TableColumn: PrimitiveTableContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("label", \.label)
    structure.rows(\.elements, id: \.elementID, row: \.content)
  }

  private var elementID: KeyPath<RowValue, RowValue.ID> { \.id }
}

extension TableColumn {
  public func width(_ width: CGFloat? = nil) -> Self { self }

  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }

  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}

/// Where the cells of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  public static let numeric = TableColumnAlignment(name: "numeric")
}
