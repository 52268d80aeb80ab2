// Groups, conditions and collections of columns and rows.

extension Group: _TableContent, PrimitiveTableContent where Content: _TableContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

extension Optional: _TableContent, PrimitiveTableContent where Wrapped: _TableContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.optional(\.self)
  }
}

extension _ConditionalContent: _TableContent, PrimitiveTableContent
where TrueContent: _TableContent, FalseContent: _TableContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.branches(\.storage)
  }
}

extension ForEach: _TableContent, PrimitiveTableContent where Content: _TableContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.rows(\.data, id: \.id, row: \.content)
  }
}

extension Section: _TableContent, PrimitiveTableContent
where Parent: _TableContent, Content: _TableContent, Footer: _TableContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("header", \.header)
    structure.list(\.content)
    structure.role("footer", \.footer)
  }
}

// MARK: - Rows

extension Group: TableRowContent where Content: TableRowContent {
  @_disfavoredOverload
  public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(_content: content())
  }

  nonisolated public var _elements: [Content.TableRowValue] { content._elements }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  nonisolated public var _elements: [Wrapped.TableRowValue] { map(\._elements) ?? [] }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  nonisolated public var _elements: [TrueContent.TableRowValue] {
    switch storage {
    case .trueContent(let content): content._elements
    case .falseContent(let content): content._elements
    }
  }
}

extension ForEach: TableRowContent, DynamicTableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  nonisolated public var _elements: [Content.TableRowValue] {
    data.flatMap { content($0)._elements }
  }

  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(_data: data, id: \.id, content: content)
  }

  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(_data: data, id: id, content: content)
  }

  public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(_data: data, id: \.self, content: content)
  }

  public init(_ data: Data)
  where
    ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable
  {
    self.init(_data: data, id: \.id) { TableRow($0) }
  }
}

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue

  nonisolated public var _elements: [Content.TableRowValue] {
    isExpanded?.wrappedValue == false ? [] : content._elements
  }

  public init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      _header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent())
  }

  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(title) }
  }

  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      _header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
}

extension Section
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  public init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      _header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
