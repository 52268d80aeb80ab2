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

// The fourth is the columns where the third is a row: of a `TableColumnForEach`.
extension _GenericPlaceholder3: TableColumnContent, SortComparator {
  public typealias TableRowValue = _GenericPlaceholder2
  public typealias TableColumnSortComparator = _GenericPlaceholder3

  public var order: SortOrder {
    get { .forward }
    set {}
  }

  public func compare(
    _ lhs: _GenericPlaceholder2, _ rhs: _GenericPlaceholder2
  ) -> ComparisonResult {
    preconditionFailure("a placeholder compares nothing")
  }

  nonisolated public func _filled(with rows: [_GenericPlaceholder2]) -> Self {
    preconditionFailure("a placeholder has no columns")
  }
}
