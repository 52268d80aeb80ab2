/// Builds the content of a toolbar from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> {
    TupleToolbarContent((repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several contents of a toolbar: no node of the tree, but its elements are.
nonisolated public struct TupleToolbarContent<T>: ToolbarContent {
  package let value: T

  public typealias Body = Never

  package init(_ value: T) {
    self.value = value
  }
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.tuple(\.value)
  }
}
