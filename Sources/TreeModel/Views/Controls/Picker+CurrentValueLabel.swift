// The label of the current value is no part of the tree: a menu alone shows it.

extension Picker {
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content, label: label)
  }

  public init<C: RandomAccessCollection, CurrentValueLabel: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(sources: sources, selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(titleKey, selection: selection, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(title, selection: selection, content: content)
  }

  public init<C: RandomAccessCollection, CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(titleKey, sources: sources, selection: selection, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, CurrentValueLabel: View>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(title, sources: sources, selection: selection, content: content)
  }
}

extension Picker where Label == TreeModel.Label<Text, Image> {
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(titleKey, systemImage: systemImage, selection: selection, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(title, systemImage: systemImage, selection: selection, content: content)
  }

  public init<C: RandomAccessCollection, CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      titleKey, systemImage: systemImage, sources: sources, selection: selection, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, CurrentValueLabel: View>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      title, systemImage: systemImage, sources: sources, selection: selection, content: content)
  }
}
