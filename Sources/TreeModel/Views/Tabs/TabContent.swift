/// What stands in a tab view in iOS 18's notation.
///
/// It is read as content of a toolbar is: by its structure, or by its body.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: ToolbarContent where Self.Body: TabContent {
  associatedtype TabValue: Hashable
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @_disfavoredOverload
  public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
  where Content.TabValue == Value {
    self.init(_content: content())
  }
}

extension ForEach: ToolbarContent, _PrimitiveToolbarContent, PrimitiveToolbarContent, TabContent
where Content: TabContent {
  public typealias TabValue = Content.TabValue

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.rows(\.data, id: \.id, row: \.content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  public init<Value: Hashable>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(_data: data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  public init<Value: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Content
  ) where Content.TabValue == Value {
    self.init(_data: data, id: \.self, content: content)
  }
}

extension ForEach where Content: TabContent {
  public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(_data: data, id: id, content: content)
  }
}
