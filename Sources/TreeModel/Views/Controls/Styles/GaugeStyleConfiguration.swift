/// A gauge, for its style.
public struct GaugeStyleConfiguration {
  /// The gauge's label: a leaf.
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

  /// The label of its least value: a leaf.
  nonisolated public struct MinimumValueLabel: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of its greatest value: a leaf.
  nonisolated public struct MaximumValueLabel: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  /// The label of a marked value: a leaf.
  nonisolated public struct MarkedValueLabel: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?

  package init(value: Double, label: Label) {
    self.value = value
    self.label = label
  }
}

extension GaugeStyleConfiguration.Label: PrimitiveView {}

extension GaugeStyleConfiguration.CurrentValueLabel: PrimitiveView {}

extension GaugeStyleConfiguration.MinimumValueLabel: PrimitiveView {}

extension GaugeStyleConfiguration.MaximumValueLabel: PrimitiveView {}

extension GaugeStyleConfiguration.MarkedValueLabel: PrimitiveView {}
