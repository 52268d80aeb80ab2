/// A button, for its style.
public struct ButtonStyleConfiguration {
  /// The button's label: a leaf.
  nonisolated public struct Label: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool

  package init(role: ButtonRole?, label: Label, isPressed: Bool) {
    self.role = role
    self.label = label
    self.isPressed = isPressed
  }
}

extension ButtonStyleConfiguration.Label: PrimitiveView {}
