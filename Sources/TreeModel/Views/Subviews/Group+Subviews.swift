/// The content that is made of the subviews of another view.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  package let subviews: Subviews
  package let transform: (SubviewsCollection) -> Content

  public typealias Body = Never
}

extension GroupElementsOfContent: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.builtContent)
  }

  /// The content for the subviews that the other view's type tells.
  package var builtContent: () -> Content {
    { transform(SubviewsCollection(of: subviews)) }
  }
}

extension Group {
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(_content: GroupElementsOfContent(subviews: view, transform: transform))
  }
}
