/// The root of a layout that is called with content.
public struct _LayoutRoot<L: Layout>: _VariadicView_UnaryViewRoot {
  package let layout: L

  public typealias Body = Never

  package init(_ layout: L) {
    self.layout = layout
  }
}

/// A view that a layout places the content of.
protocol LaidOutView {
  /// The layout; nil where another kind of root has the content.
  var appliedLayout: Any? { get }
}

extension _VariadicView.Tree: LaidOutView {
  var appliedLayout: Any? { (root as? any LayoutHolder)?.heldLayout }
}

/// A root of a layout.
private protocol LayoutHolder {
  var heldLayout: Any { get }
}

extension _LayoutRoot: LayoutHolder {
  fileprivate var heldLayout: Any { layout }
}
