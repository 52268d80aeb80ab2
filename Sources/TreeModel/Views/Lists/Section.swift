/// A part of a list: its header and footer stand under their roles, its content is a list.
nonisolated public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package let isExpanded: Binding<Bool>?

  public typealias Body = Never

  package init(
    _header header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, _PrimitiveView, PrimitiveView
where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(_header: header(), content: content(), footer: footer())
  }

  @_disfavoredOverload
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: header, content: content(), footer: footer)
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("header", \.header)
    structure.list(\.content)
    structure.role("footer", \.footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(_header: EmptyView(), content: content(), footer: footer())
  }

  @_disfavoredOverload
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(_header: header(), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(_header: header, content: content(), footer: EmptyView())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      _header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(title), content: content(), footer: EmptyView())
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      _header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(_header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
