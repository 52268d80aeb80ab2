/// A labelled content, for its style.
public struct LabeledContentStyleConfiguration {
  /// What labels the content: a leaf.
  nonisolated public struct Label: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The content: a leaf.
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

extension LabeledContentStyleConfiguration.Label: PrimitiveView {}

extension LabeledContentStyleConfiguration.Content: PrimitiveView {}
