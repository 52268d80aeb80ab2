/// A field for text: its child 0 is its label.
nonisolated public struct TextField<Label: View>: View {
  package let text: Binding<String>
  package let prompt: Text?
  package let axis: Axis?
  package let onEditingChanged: (Bool) -> Void
  package let onCommit: () -> Void
  package let label: Label

  public typealias Body = Never

  package init(
    _text text: Binding<String>, prompt: Text? = nil, axis: Axis? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {},
    label: Label
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.label = label
  }
}

extension TextField: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.label)
    structure.value("text", \.text.wrappedValue)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_text: text, prompt: prompt, label: label())
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(_text: text, prompt: prompt, axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(_text: text, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(_text: text, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(_text: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(_text: text, prompt: prompt, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(_text: text, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(_text: text, axis: axis, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(_text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(_text: text, prompt: prompt, axis: axis, label: Text(title))
  }
}
