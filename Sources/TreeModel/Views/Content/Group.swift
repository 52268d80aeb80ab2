/// A list of views under one name, without a layout of its own.
nonisolated public struct Group<Content> {
  package let content: Content

  public typealias Body = Never

  package init(_content content: Content) {
    self.content = content
  }
}

extension Group: View, _PrimitiveView, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.init(_content: content())
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
