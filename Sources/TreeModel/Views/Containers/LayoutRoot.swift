/// The root of a layout that is called with content.
public struct _LayoutRoot<L: Layout>: _VariadicView_UnaryViewRoot {
  package let layout: L

  public typealias Body = Never

  package init(_ layout: L) {
    self.layout = layout
  }
}
