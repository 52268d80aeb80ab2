/// Shows a popover while a value is true.
nonisolated public struct PopoverPresentationModifier<Content: View>: ViewModifier, Presentation {
  package let presented: Binding<Bool>
  package let attachmentAnchor: PopoverAttachmentAnchor
  package let arrowEdge: Edge?
  package let content: () -> Content

  public typealias Body = Never

  package var isPresented: Bool { presented.wrappedValue }
}

extension PopoverPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("popover", \.content)
  }
}

/// Shows a popover while there is an item.
nonisolated public struct ItemPopoverPresentationModifier<Item: Identifiable, Content: View>:
  ViewModifier, Presentation
{
  package let item: Binding<Item?>
  package let attachmentAnchor: PopoverAttachmentAnchor
  package let arrowEdge: Edge?
  package let content: (Item) -> Content

  public typealias Body = Never

  package var isPresented: Bool { item.wrappedValue != nil }

  /// The content for the item; traps where there is none.
  package var builtContent: () -> Content { presentedContent(item, content) }
}

extension ItemPopoverPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("popover", \.builtContent)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, PopoverPresentationModifier<Content>>`.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverPresentationModifier(
        presented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
        content: content))
  }

  /// Becomes `ModifiedContent<Self, ItemPopoverPresentationModifier<Item, Content>>`.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPopoverPresentationModifier(
        item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
  }
}

extension ItemPopoverPresentationModifier: ItemPresentation {
  package var itemID: AnyHashable? { item.wrappedValue.map { AnyHashable($0.id) } }
}
