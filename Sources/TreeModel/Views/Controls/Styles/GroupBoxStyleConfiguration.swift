/// A group box, for its style.
public struct GroupBoxStyleConfiguration {
  /// The box's label: a leaf.
  nonisolated public struct Label: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The box's content: a leaf.
  nonisolated public struct Content: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  public let label: Label
  public let content: Content

  package init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBoxStyleConfiguration.Label: PrimitiveView {}

extension GroupBoxStyleConfiguration.Content: PrimitiveView {}
