/// A toggle, for its style.
public struct ToggleStyleConfiguration {
  /// The toggle's label: a leaf.
  nonisolated public struct Label: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  public let label: Label
  @Binding public var isOn: Bool
  @Binding public var isMixed: Bool

  package init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
    _isMixed = .constant(false)
  }
}

extension ToggleStyleConfiguration.Label: PrimitiveView {}
