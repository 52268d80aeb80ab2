public import Foundation

/// Builds columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator>: Sendable {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator {
    column
  }

  /// A column that nothing sorts by stands beside those that do.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    TableColumn(_label: column.label, content: column.content)
  }

  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator {
    column
  }

  @_disfavoredOverload
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
    TupleTableColumnContent((repeat each column)) { rows in
      func filled<C: TableColumnContent>(_ column: C) -> C {
        (rows as? [C.TableRowValue]).map { column._filled(with: $0) } ?? column
      }
      return (repeat filled(each column))
    }
  }

  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
  where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    content
  }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: TableColumnContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several columns: no node of the tree, but its elements are.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  public private(set) var value: T
  private let filling: ([RowValue]) -> T

  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  package init(_ value: T, filling: @escaping ([RowValue]) -> T) {
    self.value = value
    self.filling = filling
  }

  public func _filled(with rows: [RowValue]) -> Self {
    var columns = self
    columns.value = filling(rows)
    return columns
  }
}

extension TupleTableColumnContent: PrimitiveTableContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.tuple(\.value)
  }
}

// MARK: - Structure

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

  nonisolated public func _filled(with rows: [Wrapped.TableRowValue]) -> Self {
    map { $0._filled(with: rows) }
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

  nonisolated public func _filled(with rows: [TrueContent.TableRowValue]) -> Self {
    switch storage {
    case .trueContent(let content):
      Self(storage: .trueContent(content._filled(with: rows)))
    case .falseContent(let content):
      Self(storage: .falseContent(content._filled(with: rows)))
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  @_disfavoredOverload
  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(_content: content())
  }

  nonisolated public func _filled(with rows: [Content.TableRowValue]) -> Self {
    Self(_content: content._filled(with: rows))
  }
}
