/// A table: its rows and its columns stand under their roles, and each column has a cell for each row.
///
/// Where nothing is laid out, what a row shows is told column by column.
nonisolated public struct Table<
  Value, Rows: TableRowContent, Columns: TableColumnContent
>: View where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  package let rows: Rows
  package let columns: Columns
  package let selection: RowSelection<Value.ID>?

  public typealias Body = Never

  package init(_rows rows: Rows, columns: Columns, selection: RowSelection<Value.ID>? = nil) {
    self.rows = rows
    self.columns = columns._filled(with: rows._elements)
    self.selection = selection
  }
}

extension Table: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("rows", \.rows)
    structure.role("columns", \.columns)
  }
}
