/// A view of tabs: its content is a list.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  package let selection: Binding<SelectionValue>?
  package let content: Content

  public typealias Body = Never

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}
