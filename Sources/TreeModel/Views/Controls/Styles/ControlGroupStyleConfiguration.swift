/// A control group, for its style.
public struct ControlGroupStyleConfiguration {
  /// The group's label: a leaf.
  nonisolated public struct Label: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The group's content: a leaf.
  nonisolated public struct Content: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  public let content: Content
  public let label: Label

  package init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension ControlGroupStyleConfiguration.Label: PrimitiveView {}

extension ControlGroupStyleConfiguration.Content: PrimitiveView {}
