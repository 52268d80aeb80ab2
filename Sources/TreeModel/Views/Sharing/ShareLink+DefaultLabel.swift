public import Foundation

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, preview: preview, label: DefaultShareLinkLabel(title: nil))
  }

  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      _items: CollectionOfOne(item), preview: { _ in preview },
      label: DefaultShareLinkLabel(title: nil))
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, preview: preview, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      _items: CollectionOfOne(item), preview: { _ in preview },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, preview: preview, label: DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      _items: CollectionOfOne(item), preview: { _ in preview },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, preview: preview, label: DefaultShareLinkLabel(title: title))
  }

  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      _items: CollectionOfOne(item), preview: { _ in preview },
      label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(_items: items, preview: nil, label: label())
  }

  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), preview: nil, label: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == URL
{
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, preview: nil, label: DefaultShareLinkLabel(title: nil))
  }

  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      _items: CollectionOfOne(item), preview: nil, label: DefaultShareLinkLabel(title: nil))
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, preview: nil, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      _items: CollectionOfOne(item), preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, preview: nil, label: DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      _items: CollectionOfOne(item), preview: nil, label: DefaultShareLinkLabel(title: Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, preview: nil, label: DefaultShareLinkLabel(title: title))
  }

  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      _items: CollectionOfOne(item), preview: nil, label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(_items: items, preview: nil, label: label())
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), preview: nil, label: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, preview: nil, label: DefaultShareLinkLabel(title: nil))
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      _items: CollectionOfOne(item), preview: nil, label: DefaultShareLinkLabel(title: nil))
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, preview: nil, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      _items: CollectionOfOne(item), preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, preview: nil, label: DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      _items: CollectionOfOne(item), preview: nil, label: DefaultShareLinkLabel(title: Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, preview: nil, label: DefaultShareLinkLabel(title: title))
  }

  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      _items: CollectionOfOne(item), preview: nil, label: DefaultShareLinkLabel(title: title))
  }
}
