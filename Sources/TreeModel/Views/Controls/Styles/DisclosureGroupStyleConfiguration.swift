/// A disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
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

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  package init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: PrimitiveView {}

extension DisclosureGroupStyleConfiguration.Content: PrimitiveView {}
