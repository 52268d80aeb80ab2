/// A control that a style of the user's may draw.
protocol StyledControl {
  var styleKind: StyleKind { get }

  /// What the control is called where its label is one text; nil for other labels.
  var title: String? { get }

  /// Returns how a style draws the control; nil for a style of the system's.
  @MainActor func drawing(by style: Any) -> StyleDrawing?
}

/// A style, and what it makes of a control.
struct StyleDrawing {
  /// The style, whose dynamic properties are connected to the control's node.
  let style: Any

  /// Returns the view that an installed style makes.
  let body: @MainActor (Any) -> any View

  /// A Boolean value indicating whether the control is used by what the style makes alone: the style does
  /// itself what the system does for other controls.
  let isUsedWithin: Bool

  init<Style>(
    _ style: Style, isUsedWithin: Bool = false, _ body: @escaping @MainActor (Style) -> any View
  ) {
    self.style = style
    self.isUsedWithin = isUsedWithin
    self.body = { style in
      guard let style = style as? Style else {
        preconditionFailure("a style was installed as '\(Swift.type(of: style))'")
      }
      return body(style)
    }
  }

  /// Returns whether a type is the system's: such styles draw nothing that a tree shows.
  static func isSystem(_ style: Any) -> Bool {
    _typeName(type(of: style), qualified: true).hasPrefix("TreeModel.")
  }
}

extension StyledControl {
  var title: String? { nil }
}

extension Button: StyledControl {
  var title: String? { (label as? Text)?.string }
  var styleKind: StyleKind { .button }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    if let style = style as? any ButtonStyle { return drawing(style) }
    if let style = style as? any PrimitiveButtonStyle { return drawing(primitive: style) }
    return nil
  }

  @MainActor private func drawing(_ style: some ButtonStyle) -> StyleDrawing {
    StyleDrawing(style) { style in
      style.makeBody(
        configuration: .init(role: role, label: .init(AnyView(label)), isPressed: false))
    }
  }

  @MainActor private func drawing(primitive style: some PrimitiveButtonStyle) -> StyleDrawing {
    StyleDrawing(style, isUsedWithin: true) { style in
      style.makeBody(
        configuration: .init(role: role, label: .init(AnyView(label)), action: action))
    }
  }
}

extension Toggle: StyledControl {
  var styleKind: StyleKind { .toggle }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any ToggleStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some ToggleStyle) -> StyleDrawing {
    StyleDrawing(style) { style in
      style.makeBody(configuration: .init(label: .init(AnyView(label)), isOn: isOn))
    }
  }
}

extension Label: StyledControl {
  var styleKind: StyleKind { .label }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any LabelStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some LabelStyle) -> StyleDrawing {
    StyleDrawing(style) { style in
      style.makeBody(
        configuration: .init(title: .init(AnyView(title)), icon: .init(AnyView(icon))))
    }
  }
}

extension LabeledContent: StyledControl where Label: View, Content: View {
  var styleKind: StyleKind { .labeledContent }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any LabeledContentStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some LabeledContentStyle) -> StyleDrawing {
    StyleDrawing(style) { style in
      style.makeBody(
        configuration: .init(label: .init(AnyView(label)), content: .init(AnyView(content))))
    }
  }
}

extension GroupBox: StyledControl {
  var styleKind: StyleKind { .groupBox }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any GroupBoxStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some GroupBoxStyle) -> StyleDrawing {
    StyleDrawing(style) { style in
      style.makeBody(
        configuration: .init(label: .init(AnyView(label)), content: .init(AnyView(content))))
    }
  }
}

extension ProgressView: StyledControl {
  var styleKind: StyleKind { .progressView }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any ProgressViewStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some ProgressViewStyle) -> StyleDrawing {
    StyleDrawing(style) { style in
      style.makeBody(
        configuration: .init(
          fractionCompleted: fractionCompleted, label: label.part.map { .init($0) },
          currentValueLabel: currentValueLabel.part.map { .init($0) }))
    }
  }
}

extension DisclosureGroup: StyledControl {
  var styleKind: StyleKind { .disclosureGroup }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any DisclosureGroupStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some DisclosureGroupStyle) -> StyleDrawing {
    StyleDrawing(style) { style in
      style.makeBody(
        configuration: .init(
          label: .init(AnyView(label)), content: .init(AnyView(content())),
          isExpanded: isExpanded ?? .constant(false)))
    }
  }
}

extension Menu: StyledControl {
  var styleKind: StyleKind { .menu }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any MenuStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some MenuStyle) -> StyleDrawing {
    StyleDrawing(style) { style in
      style.makeBody(
        configuration: .init(label: .init(AnyView(label)), content: .init(AnyView(content))))
    }
  }
}

extension Gauge: StyledControl {
  var styleKind: StyleKind { .gauge }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any GaugeStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some GaugeStyle) -> StyleDrawing {
    StyleDrawing(style) { style in
      var configuration = GaugeStyleConfiguration(value: fraction, label: .init(AnyView(label)))
      configuration.currentValueLabel = currentValueLabel.part.map { .init($0) }
      configuration.minimumValueLabel = minimumValueLabel.part.map { .init($0) }
      configuration.maximumValueLabel = maximumValueLabel.part.map { .init($0) }
      return style.makeBody(configuration: configuration)
    }
  }

  /// The value as a style is given it: from 0 to 1.
  private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
  }
}

extension View {
  /// The view as a style is given it that may be given none; nil for an empty one.
  @MainActor fileprivate var part: AnyView? { self is EmptyView ? nil : AnyView(self) }
}

extension TextField: StyledControl {
  var styleKind: StyleKind { .textField }
  var title: String? { (label as? Text)?.string }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any TextFieldStyle).map {
      .field(
        $0,
        TextField<_TextFieldStyleLabel>(
          _text: text, prompt: prompt, axis: axis, onEditingChanged: onEditingChanged,
          onCommit: onCommit, label: .init(AnyView(label))))
    }
  }
}

extension SecureField: StyledControl {
  var styleKind: StyleKind { .textField }
  var title: String? { (label as? Text)?.string }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any TextFieldStyle).map {
      .field(
        $0,
        TextField<_TextFieldStyleLabel>(
          _text: text, prompt: prompt, onCommit: onCommit, label: .init(AnyView(label))))
    }
  }
}

extension StyleDrawing {
  /// Returns what a style makes of a field, in which it shows the field itself.
  @MainActor fileprivate static func field(
    _ style: some TextFieldStyle, _ field: TextField<_TextFieldStyleLabel>
  ) -> StyleDrawing {
    StyleDrawing(style, isUsedWithin: true) { $0._body(configuration: field) }
  }
}

extension TextEditor: StyledControl {
  var styleKind: StyleKind { .textEditor }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any TextEditorStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some TextEditorStyle) -> StyleDrawing {
    StyleDrawing(style) { $0.makeBody(configuration: .init()) }
  }
}

extension ControlGroup: StyledControl {
  var styleKind: StyleKind { .controlGroup }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any ControlGroupStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some ControlGroupStyle) -> StyleDrawing {
    let parts = (content as? any LabeledContentParts)?.parts
    return StyleDrawing(style) { style in
      style.makeBody(
        configuration: .init(
          content: .init(parts?.content ?? AnyView(content)), label: .init(parts?.label)))
    }
  }
}

/// The content of a control with a label.
private protocol LabeledContentParts {
  @MainActor var parts: (content: AnyView, label: AnyView) { get }
}

extension LabeledControlGroupContent: LabeledContentParts {
  fileprivate var parts: (content: AnyView, label: AnyView) { (AnyView(content), AnyView(label)) }
}

extension Form: StyledControl {
  var styleKind: StyleKind { .form }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any FormStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some FormStyle) -> StyleDrawing {
    StyleDrawing(style) { $0.makeBody(configuration: .init(content: .init(AnyView(content)))) }
  }
}

extension DatePicker: StyledControl {
  var styleKind: StyleKind { .datePicker }
  var title: String? { (label as? Text)?.string }

  @MainActor func drawing(by style: Any) -> StyleDrawing? {
    (style as? any DatePickerStyle).map { drawing($0) }
  }

  @MainActor private func drawing(_ style: some DatePickerStyle) -> StyleDrawing {
    StyleDrawing(style, isUsedWithin: true) { style in
      var configuration = DatePickerStyleConfiguration(
        label: .init(AnyView(label)), selection: selection, displayedComponents: displayedComponents
      )
      configuration.minimumDate = minimum
      configuration.maximumDate = maximum
      return style.makeBody(configuration: configuration)
    }
  }
}

extension RenderNode {
  /// How a style of the user's draws the control that the node stands for; nil where none does.
  @MainActor var styleDrawing: StyleDrawing? {
    guard let control = content.element?.value as? any StyledControl,
      let style = environment[style: control.styleKind], !StyleDrawing.isSystem(style)
    else { return nil }
    return control.drawing(by: style)
  }
}
