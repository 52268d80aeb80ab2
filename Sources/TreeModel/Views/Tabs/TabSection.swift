/// A section of tabs: its content is a list, its header stands under its role.
nonisolated public struct TabSection<
  Header: View, Content: TabContent, Footer, SelectionValue: Hashable
>:
  TabContent
{
  package let header: Header
  package let content: Content

  public typealias Body = Never
  public typealias TabValue = SelectionValue
}

extension TabSection: PrimitiveToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("header", \.header)
    structure.list(\.content)
  }
}

extension TabSection where Footer == EmptyView, SelectionValue == Content.TabValue {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }
}

extension TabSection where Header == Text, Footer == EmptyView, SelectionValue == Content.TabValue {
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content())
  }
}
