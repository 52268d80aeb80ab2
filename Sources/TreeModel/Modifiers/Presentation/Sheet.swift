/// Where a sheet is anchored: nowhere.
package enum NullSheetAnchor<Key> {}

/// The sheets of a screen.
package enum SheetPreference {
  package enum Key {}
}

/// Presents a sheet while a condition holds.
nonisolated package struct SheetPresentationModifier<Content: View, Anchor>: ViewModifier {
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

extension SheetPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("sheet", \.content)
  }
}

/// Presents a sheet while there is an item.
nonisolated package struct ItemSheetPresentationModifier<Item: Identifiable, Content: View, Anchor>:
  ViewModifier
{
  package var item: Binding<Item?>
  package var onDismiss: (() -> Void)?
  package var content: (Item) -> Content

  package typealias Body = Never

  package init(
    item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
  ) {
    self.item = item
    self.onDismiss = onDismiss
    self.content = content
  }

  /// The content for the present item: to be asked for only while there is one.
  package var presentedContent: () -> Content {
    {
      guard let item = item.wrappedValue else {
        preconditionFailure("a sheet's content was asked for while its item is nil")
      }
      return content(item)
    }
  }
}

extension ItemSheetPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("sheet", \.presentedContent)
  }
}

extension View {
  /// Becomes
  /// `ModifiedContent<Self, SheetPresentationModifier<Content, NullSheetAnchor<SheetPreference.Key>>>`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetPresentationModifier<Content, NullSheetAnchor<SheetPreference.Key>>(
        isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Becomes `ModifiedContent<Self,
  /// ItemSheetPresentationModifier<Item, Content, NullSheetAnchor<SheetPreference.Key>>>`.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetPresentationModifier<Item, Content, NullSheetAnchor<SheetPreference.Key>>(
        item: item, onDismiss: onDismiss, content: content))
  }
}
