/// A menu, for its style.
public struct MenuStyleConfiguration {
  /// The menu's label: a leaf.
  nonisolated public struct Label: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The menu's content: a leaf.
  nonisolated public struct Content: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  package let label: Label
  package let content: Content

  package init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension MenuStyleConfiguration.Label: PrimitiveView {}

extension MenuStyleConfiguration.Content: PrimitiveView {}
