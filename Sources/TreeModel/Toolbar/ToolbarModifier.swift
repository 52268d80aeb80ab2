/// Fills the toolbars around its content.
nonisolated public struct ToolbarModifier<ID, Content>: ViewModifier {
  package let id: ID
  package let content: Content

  public typealias Body = Never
}

extension ToolbarModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("toolbar", \.content)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, ToolbarModifier<(), Content>>`.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(id: (), content: content()))
  }

  /// Becomes `ModifiedContent<Self, ToolbarModifier<(), Content>>`.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(id: (), content: content()))
  }

  /// Becomes `ModifiedContent<Self, ToolbarModifier<String, Content>>`.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(id: id, content: content()))
  }
}
