/// A label, for its style.
public struct LabelStyleConfiguration {
  /// The label's title: a leaf.
  nonisolated public struct Title: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label's icon: a leaf.
  nonisolated public struct Icon: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  public let title: Title
  public let icon: Icon

  package init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension LabelStyleConfiguration.Title: PrimitiveView {}

extension LabelStyleConfiguration.Icon: PrimitiveView {}
