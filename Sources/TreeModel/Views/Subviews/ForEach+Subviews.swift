/// The subviews that a `ForEach` goes through.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  package let base: SubviewsCollection

  public var startIndex: Int { base.startIndex }

  public var endIndex: Int { base.endIndex }

  public subscript(index: Int) -> Subview { base[index] }
}

extension ForEach
where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      _data: ForEachSubviewCollection(base: SubviewsCollection(of: view)), id: \.id,
      content: content)
  }
}
