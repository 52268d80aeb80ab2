/// A view of two or three columns, each under its role.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  package let columnVisibility: Binding<NavigationSplitViewVisibility>?
  package let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  package let sidebar: Sidebar
  package let content: Content
  package let detail: Detail

  public typealias Body = Never

  package init(
    _visibility visibility: Binding<NavigationSplitViewVisibility>?,
    column: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content, detail: Detail
  ) {
    columnVisibility = visibility
    preferredCompactColumn = column
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

extension NavigationSplitView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("sidebar", \.sidebar)
    structure.role("content", \.content)
    structure.role("detail", \.detail)
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      _visibility: nil, column: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      _visibility: nil, column: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      _visibility: columnVisibility, column: nil, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      _visibility: columnVisibility, column: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(
      _visibility: nil, column: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      _visibility: nil, column: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      _visibility: columnVisibility, column: nil, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      _visibility: columnVisibility, column: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(), detail: detail())
  }
}
