/// A control that shares something: its child 0 is its label.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  package let items: Data
  package let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  package let label: Label

  public typealias Body = Never

  package init(
    _items items: Data,
    preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
  ) {
    self.items = items
    self.preview = preview
    self.label = label
  }
}

extension ShareLink: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.label)
  }
}

/// The label of a share link that was given none: a leaf.
nonisolated public struct DefaultShareLinkLabel: View {
  package let title: Text?

  public typealias Body = Never
}

extension DefaultShareLinkLabel: PrimitiveView {}

extension ShareLink {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_items: items, preview: preview, label: label())
  }

  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), preview: { _ in preview }, label: label())
  }
}
