/// A row that can be deleted or moved: the row itself in the tree.
nonisolated public struct EditableCollectionContent<Content, Data> {
  package let content: Content

  public typealias Body = Never

  package init(_ content: Content) {
    self.content = content
  }
}

extension EditableCollectionContent: View, _PrimitiveView, PrimitiveView where Content: View {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.content(\.content)
  }
}
