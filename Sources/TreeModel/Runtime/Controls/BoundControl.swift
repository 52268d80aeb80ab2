/// A control that shows what a binding leads to.
protocol BoundControl {
  /// What it shows; nil where it is bound to nothing.
  var boundValue: Any? { get }
}

extension Toggle: BoundControl {
  var boundValue: Any? { isOn.wrappedValue }
}

extension TextField: BoundControl {
  var boundValue: Any? { text.wrappedValue }
}

extension SecureField: BoundControl {
  var boundValue: Any? { text.wrappedValue }
}

extension TextEditor: BoundControl {
  var boundValue: Any? { text.wrappedValue }
}

extension Slider: BoundControl {
  var boundValue: Any? { value.wrappedValue }
}

extension Picker: BoundControl {
  var boundValue: Any? { selection.wrappedValue }
}

extension DatePicker: BoundControl {
  var boundValue: Any? { selection.wrappedValue }
}

extension MultiDatePicker: BoundControl {
  var boundValue: Any? { selection.wrappedValue }
}

extension ColorPicker: BoundControl {
  var boundValue: Any? { selection.wrappedValue }
}

extension TabView: BoundControl {
  var boundValue: Any? { selection?.wrappedValue }
}

extension List: BoundControl {
  var boundValue: Any? { selected }
}

extension Table: BoundControl {
  var boundValue: Any? { selected }
}
