public import Foundation

// Fields whose selection is tied to a state: nobody selects here, so that it stays as it is.

extension TextField {
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(_text: text, prompt: prompt, axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(_text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(_text: text, prompt: prompt, axis: axis, label: Text(title))
  }
}

extension TextEditor {
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }

  /// Edits the characters: what is typed has no attributes here.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(
      text: Binding(
        leadingOn: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue = AttributedString($0) }))
  }
}
