/// The content of a window that presents a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  package let content: (Binding<Data?>) -> Content

  public typealias Body = Never
}

extension PresentedWindowContent: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.builtContent)
  }

  /// The content for no value.
  package var builtContent: () -> Content {
    { content(.constant(nil)) }
  }
}
