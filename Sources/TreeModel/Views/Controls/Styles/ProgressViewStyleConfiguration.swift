/// A progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// The view's label: a leaf.
  nonisolated public struct Label: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of its value: a leaf.
  nonisolated public struct CurrentValueLabel: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  package init(fractionCompleted: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressViewStyleConfiguration.Label: PrimitiveView {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: PrimitiveView {}
