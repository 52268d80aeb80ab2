public import Foundation

/// A choice of a date: its child 0 is its label.
nonisolated public struct DatePicker<Label: View>: View {
  package let selection: Binding<Date>
  package let minimum: Date?
  package let maximum: Date?
  package let displayedComponents: DatePickerComponents
  package let label: Label

  public typealias Body = Never

  public typealias Components = DatePickerComponents

  package init(
    _selection selection: Binding<Date>, minimum: Date? = nil, maximum: Date? = nil,
    displayedComponents: Components, label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.displayedComponents = displayedComponents
    self.label = label
  }
}

extension DatePicker: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.label)
    structure.value("selection", \.selection.wrappedValue)
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, displayedComponents: displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      displayedComponents: displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, minimum: range.lowerBound, displayedComponents: displayedComponents,
      label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, maximum: range.upperBound, displayedComponents: displayedComponents,
      label: label())
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, displayedComponents: displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(_selection: selection, displayedComponents: displayedComponents, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      displayedComponents: displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      displayedComponents: displayedComponents, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, minimum: range.lowerBound, displayedComponents: displayedComponents,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, minimum: range.lowerBound, displayedComponents: displayedComponents,
      label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, maximum: range.upperBound, displayedComponents: displayedComponents,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, maximum: range.upperBound, displayedComponents: displayedComponents,
      label: Text(title))
  }
}
