/// Covers the screen while a condition holds.
nonisolated package struct FullScreenCoverPresentationModifier<Content: View>: ViewModifier {
  package var isPresented: Binding<Bool>
  package var onDismiss: (() -> Void)?
  package var content: () -> Content

  package typealias Body = Never

  package init(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> Content
  ) {
    self.isPresented = isPresented
    self.onDismiss = onDismiss
    self.content = content
  }
}

extension FullScreenCoverPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("fullScreenCover", \.content)
  }
}

/// Covers the screen while there is an item.
nonisolated package struct ItemFullScreenCoverPresentationModifier<
  Item: Identifiable, Content: View
>: ViewModifier {
  package var item: Binding<Item?>
  package var onDismiss: (() -> Void)?
  package var content: (Item) -> Content

  package typealias Body = Never

  package init(item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content)
  {
    self.item = item
    self.onDismiss = onDismiss
    self.content = content
  }

  /// The content for the present item: to be asked for only while there is one.
  package var presentedContent: () -> Content {
    {
      guard let item = item.wrappedValue else {
        preconditionFailure("the content was asked for while its item is nil")
      }
      return content(item)
    }
  }
}

extension ItemFullScreenCoverPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("fullScreenCover", \.presentedContent)
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
        isPresented: isPresented, onDismiss: onDismiss, content: content))
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
