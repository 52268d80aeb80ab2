public import Foundation

/// A date picker, for its style.
public struct DatePickerStyleConfiguration {
  /// The picker's label: a leaf.
  nonisolated public struct Label: View {
    package let content: AnyView?

    public typealias Body = Never

    package init(_ content: AnyView? = nil) {
      self.content = content
    }
  }

  public let label: Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  package init(label: Label, selection: Binding<Date>, displayedComponents: DatePickerComponents) {
    self.label = label
    _selection = selection
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyleConfiguration.Label: PrimitiveView {}
