/// The menu of a toolbar's title: its content is a list.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  package let content: Content

  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, ToolbarModifier<(), ToolbarTitleMenu<C>>>`.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(id: (), content: ToolbarTitleMenu(content: content)))
  }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}

extension ToolbarTitleMenu where Content == EmptyView {
  public init() {
    content = EmptyView()
  }
}
