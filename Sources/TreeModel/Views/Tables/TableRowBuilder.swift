/// Builds rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable>: Sendable {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue {
    content
  }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> {
    var rows: [Value] = []
    func add<C: TableRowContent>(_ content: C) {
      rows += (content._elements as? [Value]) ?? []
    }
    repeat add(each content)
    return TupleTableRowContent((repeat each content), rows: rows)
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Value == Content.TableRowValue {
    content
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: TableRowContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several rows: no node of the tree, but its elements are.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent,
  PrimitiveTableContent
{
  public let value: T
  private let rows: [Value]

  public typealias TableRowValue = Value

  package init(_ value: T, rows: [Value]) {
    self.value = value
    self.rows = rows
  }

  public var _elements: [Value] { rows }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.tuple(\.value)
  }
}
