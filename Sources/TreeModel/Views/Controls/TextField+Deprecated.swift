public import Foundation

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      _text: text, onEditingChanged: onEditingChanged, onCommit: onCommit, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      _text: text, onEditingChanged: onEditingChanged, onCommit: onCommit, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(_text: text, onEditingChanged: onEditingChanged, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(_text: text, onEditingChanged: onEditingChanged, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(_text: text, onCommit: onCommit, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(_text: text, onCommit: onCommit, label: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      _text: Binding(value: value, formatter: formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      _text: Binding(value: value, formatter: formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit, label: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      _text: Binding(value: value, formatter: formatter), onEditingChanged: onEditingChanged,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      _text: Binding(value: value, formatter: formatter), onEditingChanged: onEditingChanged,
      label: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      _text: Binding(value: value, formatter: formatter), onCommit: onCommit, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      _text: Binding(value: value, formatter: formatter), onCommit: onCommit, label: Text(title))
  }
}
