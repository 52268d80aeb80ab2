public import Foundation

/// Where a popover points.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// Presents a popover while a condition holds.
nonisolated package struct PopoverPresentationModifier<Content: View>: ViewModifier {
  package var isPresented: Binding<Bool>
  package var attachmentAnchor: PopoverAttachmentAnchor
  package var arrowEdge: Edge
  package var content: () -> Content

  package typealias Body = Never

  package init(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge,
    content: @escaping () -> Content
  ) {
    self.isPresented = isPresented
    self.attachmentAnchor = attachmentAnchor
    self.arrowEdge = arrowEdge
    self.content = content
  }
}

extension PopoverPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("popover", \.content)
  }
}

/// Presents a popover while there is an item.
nonisolated package struct ItemPopoverPresentationModifier<Item: Identifiable, Content: View>:
  ViewModifier
{
  package var item: Binding<Item?>
  package var attachmentAnchor: PopoverAttachmentAnchor
  package var arrowEdge: Edge
  package var content: (Item) -> Content

  package typealias Body = Never

  package init(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge,
    content: @escaping (Item) -> Content
  ) {
    self.item = item
    self.attachmentAnchor = attachmentAnchor
    self.arrowEdge = arrowEdge
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

extension ItemPopoverPresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("popover", \.presentedContent)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, PopoverPresentationModifier<Content>>`.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverPresentationModifier(
        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
        content: content))
  }

  /// Becomes `ModifiedContent<Self, ItemPopoverPresentationModifier<Item, Content>>`.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPopoverPresentationModifier(
        item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
  }
}
