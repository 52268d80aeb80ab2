/// A view under an explicit identity: what `.id(_:)` gives.
nonisolated public struct IDView<Content: View, ID: Hashable>: View {
  package let content: Content
  package let id: ID

  public typealias Body = Never

  package init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension IDView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.identified(\.content, id: \.id)
  }
}

extension View {
  /// Becomes `IDView<Self, ID>`.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(self, id: id)
  }
}
