/// A view with a modifier applied to it: one node of the tree, above its content.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public typealias Body = Never

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView, PrimitiveView
where Content: View, Modifier: ViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.modified(\.content, by: \.modifier)
  }
}

extension ModifiedContent: ViewModifier, PrimitiveViewModifier
where Content: ViewModifier, Modifier: ViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.modified(\.content, by: \.modifier)
  }
}

/// A value that is a modifier applied to something.
protocol ModifierApplication {
  var parts: (content: Element, modifier: Element) { get }
}

extension ModifiedContent: ModifierApplication {
  var parts: (content: Element, modifier: Element) { (Element(content), Element(modifier)) }
}

/// A modifier that holds another, which it lets act on the content first.
protocol OuterModifier {
  var inner: Element { get }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Becomes `ModifiedContent<Self, T>`.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
