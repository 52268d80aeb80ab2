public import Foundation

/// Shows how far something is; its labels stand under their roles.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  package let fractionCompleted: Double?
  package let label: Label
  package let currentValueLabel: CurrentValueLabel

  public typealias Body = Never

  package init(
    fractionCompleted: Double?, label: Label, currentValueLabel: CurrentValueLabel
  ) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  package static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { Double($0 / total) }
  }
}

extension ProgressView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("label", \.label)
    structure.value("fractionCompleted", \.fractionCompleted)
    structure.role("currentValueLabel", \.currentValueLabel)
  }
}

// MARK: - Without an end

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fractionCompleted: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fractionCompleted: nil, label: label(), currentValueLabel: EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fractionCompleted: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fractionCompleted: nil, label: Text(title), currentValueLabel: EmptyView())
  }
}

// MARK: - Of a value

extension ProgressView {
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fractionCompleted: Self.fraction(value, of: total), label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(
      fractionCompleted: Self.fraction(value, of: total), label: label(),
      currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fractionCompleted: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(
      fractionCompleted: Self.fraction(value, of: total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(
      fractionCompleted: Self.fraction(value, of: total), label: Text(title),
      currentValueLabel: EmptyView())
  }

  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fractionCompleted: progress.fractionCompleted, label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fractionCompleted: configuration.fractionCompleted,
      label: configuration.label ?? ProgressViewStyleConfiguration.Label(),
      currentValueLabel: configuration.currentValueLabel
        ?? ProgressViewStyleConfiguration.CurrentValueLabel())
  }
}
