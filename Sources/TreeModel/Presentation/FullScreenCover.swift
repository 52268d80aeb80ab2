/// Covers the screen while a value is true.
nonisolated public struct FullScreenCoverPresentationModifier<Content: View>: ViewModifier,
  Presentation
{
  package let presented: Binding<Bool>
  package let onDismiss: (() -> Void)?
  package let content: () -> Content

  public typealias Body = Never

  package var isPresented: Bool { presented.wrappedValue }
}

extension FullScreenCoverPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("fullScreenCover", \.content)
  }
}

/// Covers the screen while there is an item.
nonisolated public struct ItemFullScreenCoverPresentationModifier<
  Item: Identifiable, Content: View
>: ViewModifier, Presentation {
  package let item: Binding<Item?>
  package let onDismiss: (() -> Void)?
  package let content: (Item) -> Content

  public typealias Body = Never

  package var isPresented: Bool { item.wrappedValue != nil }

  /// The content for the item; traps where there is none.
  package var builtContent: () -> Content { presentedContent(item, content) }
}

extension ItemFullScreenCoverPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("fullScreenCover", \.builtContent)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, FullScreenCoverPresentationModifier<Content>>`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FullScreenCoverPresentationModifier(
        presented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Becomes `ModifiedContent<Self, ItemFullScreenCoverPresentationModifier<Item, Content>>`.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemFullScreenCoverPresentationModifier(item: item, onDismiss: onDismiss, content: content))
  }
}

extension ItemFullScreenCoverPresentationModifier: ItemPresentation {
  package var itemID: AnyHashable? { item.wrappedValue.map { AnyHashable($0.id) } }
}
