/// Several items of a toolbar: their content is a list.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  package let placement: ToolbarItemPlacement
  package let content: Content

  public typealias Body = Never

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

/// The content and the label of a group of a toolbar.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  package let content: Content
  package let label: Label

  public typealias Body = Never
}

extension LabeledToolbarItemGroupContent: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
    structure.role("label", \.label)
  }
}
