/// A form, for its style.
public struct FormStyleConfiguration {
  /// The form's content: a leaf.
  nonisolated public struct Content: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  public let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension FormStyleConfiguration.Content: PrimitiveView {}
