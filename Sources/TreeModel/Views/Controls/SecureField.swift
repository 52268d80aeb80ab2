/// A field for a secret: its child 0 is its label.
nonisolated public struct SecureField<Label: View>: View {
  package let text: Binding<String>
  package let prompt: Text?
  package let onCommit: () -> Void
  package let label: Label

  public typealias Body = Never

  package init(
    _text text: Binding<String>, prompt: Text? = nil, onCommit: @escaping () -> Void = {},
    label: Label
  ) {
    self.text = text
    self.prompt = prompt
    self.onCommit = onCommit
    self.label = label
  }
}

extension SecureField: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.label)
    structure.value("text", \.text.wrappedValue)
  }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_text: text, prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
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

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(_text: text, onCommit: onCommit, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(_text: text, onCommit: onCommit, label: Text(title))
  }
}
