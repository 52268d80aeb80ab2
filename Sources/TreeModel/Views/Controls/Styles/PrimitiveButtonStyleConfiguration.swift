/// A button, for its style.
public struct PrimitiveButtonStyleConfiguration {
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
  package let action: @MainActor () -> Void

  package init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  public func trigger() {
    MainActor.assumeIsolated(action)
  }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {}
