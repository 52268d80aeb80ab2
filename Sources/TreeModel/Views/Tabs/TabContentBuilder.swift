/// Builds tabs from the statements of a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: TabContent<TabValue>>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TupleTabContent<TabValue, (repeat each Content)> {
    TupleTabContent((repeat each content))
  }

  public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<
    TrueContent: TabContent<TabValue>, FalseContent: TabContent<TabValue>
  >(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<
    TrueContent: TabContent<TabValue>, FalseContent: TabContent<TabValue>
  >(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content {
    content
  }
}

extension TabContentBuilder {
  /// The tabs of a tab view: no node of the tree, but they are.
  nonisolated public struct Content<C: TabContent>: View, PrimitiveView {
    package let content: C

    public typealias Body = Never

    nonisolated package static func structure(_ structure: inout some Structure<Self>) {
      structure.content(\.content)
    }
  }
}

/// Several tabs: no node of the tree, but its elements are.
nonisolated public struct TupleTabContent<TabValue: Hashable, Content>: TabContent {
  package let content: Content

  public typealias Body = Never

  package init(_ content: Content) {
    self.content = content
  }
}

extension TupleTabContent: PrimitiveToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.tuple(\.content)
  }
}

extension TabView {
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection) {
      TabContentBuilder<SelectionValue>.Content<C>(content: content())
    }
  }

  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    self.init(selection: nil) { TabContentBuilder<Never>.Content<C>(content: content()) }
  }
}
