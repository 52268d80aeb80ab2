public import Foundation

extension TextField {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(_text: Binding(value: value, format: format), prompt: prompt, label: label())
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(_text: Binding(value: value, format: format), prompt: prompt, label: label())
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(_text: Binding(value: value, formatter: formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_text: Binding(value: value, format: format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_text: Binding(value: value, format: format), prompt: prompt, label: Text(title))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_text: Binding(value: value, format: format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_text: Binding(value: value, format: format), prompt: prompt, label: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      _text: Binding(value: value, formatter: formatter), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      _text: Binding(value: value, formatter: formatter), prompt: prompt, label: Text(title))
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(_text: Binding(value: value, formatter: formatter), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(_text: Binding(value: value, formatter: formatter), label: Text(title))
  }
}

extension Binding where Value == String {
  /// A value as its formatted text.
  init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    self.init(
      leadingOn: { format.format(value.wrappedValue) },
      set: { text in
        guard let parsed = try? format.parseStrategy.parse(text) else { return }
        value.wrappedValue = parsed
      })
  }

  /// A value as its formatted text; empty where there is none.
  init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    self.init(
      leadingOn: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }

  /// A value as its formatted text; a formatter of Foundation cannot be asked for a value back here.
  init<V>(value: Binding<V>, formatter: Formatter) {
    self.init(
      leadingOn: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        if let parsed = text as? V { value.wrappedValue = parsed }
        if let parsed = (formatter as? NumberFormatter)?.number(from: text) {
          if let number = parsed as? V ?? parsed.doubleValue as? V ?? parsed.intValue as? V {
            value.wrappedValue = number
          }
        }
      })
  }
}
