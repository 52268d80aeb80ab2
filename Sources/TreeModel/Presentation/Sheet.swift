/// The place that a sheet comes from: none.
package enum NullSheetAnchor<Key> {}

/// The name space of what a sheet writes for the views above.
package enum SheetPreference {
  package enum Key {}
}

/// Shows a sheet while a value is true.
nonisolated public struct SheetPresentationModifier<Content: View, Anchor>: ViewModifier,
  Presentation
{
  package let presented: Binding<Bool>
  package let onDismiss: (() -> Void)?
  package let content: () -> Content

  public typealias Body = Never

  package var isPresented: Bool { presented.wrappedValue }
}

extension SheetPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("sheet", \.content)
  }
}

/// Shows a sheet while there is an item.
nonisolated public struct ItemSheetPresentationModifier<Item: Identifiable, Content: View, Anchor>:
  ViewModifier, Presentation
{
  package let item: Binding<Item?>
  package let onDismiss: (() -> Void)?
  package let content: (Item) -> Content

  public typealias Body = Never

  package var isPresented: Bool { item.wrappedValue != nil }

  /// The content for the item; traps where there is none.
  package var builtContent: () -> Content { presentedContent(item, content) }
}

extension ItemSheetPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("sheet", \.builtContent)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, SheetPresentationModifier<Content, NullSheetAnchor<SheetPreference.Key>>>`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetPresentationModifier<Content, NullSheetAnchor<SheetPreference.Key>>(
        presented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Becomes `ModifiedContent<Self, ItemSheetPresentationModifier<Item, Content, NullSheetAnchor<SheetPreference.Key>>>`.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemSheetPresentationModifier<Item, Content, NullSheetAnchor<SheetPreference.Key>>(
        item: item, onDismiss: onDismiss, content: content))
  }
}

extension ItemSheetPresentationModifier: ItemPresentation {
  package var itemID: AnyHashable? { item.wrappedValue.map { AnyHashable($0.id) } }
}
