/// A view that is a leaf by its type and shows something else where it is mounted.
protocol MountedPart {
  /// What it stands for; nil where only types are known.
  var content: AnyView? { get }
}

/// A part of a control that a style places: its label, its content.
protocol StyledPart: MountedPart {
  /// What the style is for.
  var styleKind: StyleKind { get }
}

extension ButtonStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .button }
}

extension PrimitiveButtonStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .button }
}

extension ToggleStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .toggle }
}

extension LabelStyleConfiguration.Title: StyledPart {
  var styleKind: StyleKind { .label }
}

extension LabelStyleConfiguration.Icon: StyledPart {
  var styleKind: StyleKind { .label }
}

extension LabeledContentStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .labeledContent }
}

extension LabeledContentStyleConfiguration.Content: StyledPart {
  var styleKind: StyleKind { .labeledContent }
}

extension GroupBoxStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .groupBox }
}

extension GroupBoxStyleConfiguration.Content: StyledPart {
  var styleKind: StyleKind { .groupBox }
}

extension ProgressViewStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .progressView }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: StyledPart {
  var styleKind: StyleKind { .progressView }
}

extension DisclosureGroupStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .disclosureGroup }
}

extension DisclosureGroupStyleConfiguration.Content: StyledPart {
  var styleKind: StyleKind { .disclosureGroup }
}

extension MenuStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .menu }
}

extension MenuStyleConfiguration.Content: StyledPart {
  var styleKind: StyleKind { .menu }
}

extension GaugeStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .gauge }
}

extension GaugeStyleConfiguration.CurrentValueLabel: StyledPart {
  var styleKind: StyleKind { .gauge }
}

extension GaugeStyleConfiguration.MinimumValueLabel: StyledPart {
  var styleKind: StyleKind { .gauge }
}

extension GaugeStyleConfiguration.MaximumValueLabel: StyledPart {
  var styleKind: StyleKind { .gauge }
}

extension GaugeStyleConfiguration.MarkedValueLabel: StyledPart {
  var styleKind: StyleKind { .gauge }
}

extension _TextFieldStyleLabel: StyledPart {
  var styleKind: StyleKind { .textField }
}

extension ControlGroupStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .controlGroup }
}

extension ControlGroupStyleConfiguration.Content: StyledPart {
  var styleKind: StyleKind { .controlGroup }
}

extension FormStyleConfiguration.Content: StyledPart {
  var styleKind: StyleKind { .form }
}

extension DatePickerStyleConfiguration.Label: StyledPart {
  var styleKind: StyleKind { .datePicker }
}
