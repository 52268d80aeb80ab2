/// A control that a style of the user's may draw.
protocol StyledControl {
  var styleKind: StyleKind { get }

  /// Returns how a style draws the control; nil for a style of the system's.
  @MainActor func drawing(by style: Any) -> StyleDrawing?
}

/// A style, and what it makes of a control.
struct StyleDrawing {
  /// The style, whose dynamic properties are connected to the control's node.
  let style: Any

  /// Returns the view that an installed style makes.
  let body: @MainActor (Any) -> any View

  init<Style>(_ style: Style, _ body: @escaping @MainActor (Style) -> any View) {
    self.style = style
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

extension Button: StyledControl {
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
    StyleDrawing(style) { style in
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
          fractionCompleted: fractionCompleted, label: .init(AnyView(label)),
          currentValueLabel: .init(AnyView(currentValueLabel))))
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
