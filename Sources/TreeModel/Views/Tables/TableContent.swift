public import Foundation

/// What the columns and the rows of a table share.
@MainActor @preconcurrency
public protocol _TableContent {}

/// Columns or rows of a table that say themselves what they consist of.
package protocol PrimitiveTableContent: _TableContent {
  /// Tells a visitor, edge by edge, what the content consists of.
  nonisolated static func structure(_ structure: inout some Structure<Self>)
}

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator>: _TableContent {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator: SortComparator

  /// Returns the columns with a cell for each row.
  nonisolated func _filled(with rows: [TableRowValue]) -> Self
}

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue>: _TableContent {
  associatedtype TableRowValue: Identifiable

  /// The values of the rows.
  nonisolated var _elements: [TableRowValue] { get }
}

/// Rows of a table that are made of a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection

  nonisolated var data: Data { get }
}
