public import Foundation

/// The label that a progress view of a span of time has: a leaf.
nonisolated public struct DefaultDateProgressLabel: View {
  public typealias Body = Never
}

extension DefaultDateProgressLabel: PrimitiveView {}

extension ProgressView {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fractionCompleted: nil, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fractionCompleted: nil, label: label(), currentValueLabel: DefaultDateProgressLabel())
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
