/// The name space of views that take apart the list of their content.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with its content, which is a list.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public typealias Body = Never

    package init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}

extension _VariadicView.Tree: View, _PrimitiveView, PrimitiveView
where Root: _VariadicView_ViewRoot, Content: View {
  public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.init(root: root, content: content())
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

/// What makes something of a list.
public protocol _VariadicView_Root {}

/// What makes a view of a list.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View = Never

  @ViewBuilder @MainActor @preconcurrency
  func body(children: _VariadicView.Children) -> Self.Body
}

extension _VariadicView_ViewRoot where Body == Never {
  public func body(children: _VariadicView.Children) -> Never {
    preconditionFailure("'\(Self.self)' has no body: it is a primitive root")
  }
}

/// What makes one view of a list.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes a list of a list.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a list: a leaf.
nonisolated public struct _VariadicView_Children: View {
  package let elements: [Element]

  public typealias Body = Never

  /// A view of a list: a leaf.
  nonisolated public struct Element: View, PrimitiveView, Identifiable {
    public let id: AnyHashable
    package let content: AnyView

    public typealias Body = Never
  }
}

extension _VariadicView_Children: PrimitiveView {}

extension _VariadicView_Children: RandomAccessCollection {
  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(position: Int) -> Element { elements[position] }
}
