/// A part of a control that a style places: its label, its content.
protocol StyledPart {
  /// What it stands for; nil where only types are known.
  var content: AnyView? { get }

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
