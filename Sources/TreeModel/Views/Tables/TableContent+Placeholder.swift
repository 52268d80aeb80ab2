public import Foundation

// A generic view's parameters may be the rows or the columns of a table.

extension _GenericPlaceholder0: TableRowContent {
  nonisolated public var _elements: [_GenericPlaceholder0] { [] }
}

extension _GenericPlaceholder1: TableRowContent {
  nonisolated public var _elements: [_GenericPlaceholder0] { [] }
}

extension _GenericPlaceholder2: TableColumnContent {
  public typealias TableColumnSortComparator = Never

  nonisolated public func _filled(with rows: [_GenericPlaceholder0]) -> Self {
    preconditionFailure("a placeholder has no columns")
  }
}
