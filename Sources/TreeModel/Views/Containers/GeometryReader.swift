/// A view that makes its list from its own size.
nonisolated public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  public typealias Body = Never

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.builtContent)
  }
}

extension GeometryReader {
  /// The content for the geometry that treeviz assumes.
  package var builtContent: () -> Content {
    { content(GeometryProxy()) }
  }
}
