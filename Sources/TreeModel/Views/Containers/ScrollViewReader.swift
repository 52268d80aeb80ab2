/// A view that makes its list from a proxy that scrolls.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public typealias Body = Never

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.builtContent)
  }
}

extension ScrollViewReader {
  /// The content with a proxy that does nothing.
  package var builtContent: () -> Content {
    { content(ScrollViewProxy()) }
  }
}

/// Scrolls to a view: does nothing in treeviz.
public struct ScrollViewProxy {
  package init() {}

  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
