/// A modifier that sets the style of the controls below.
///
/// In the environment, a style stands under a key of its own; a control is drawn by the nearest.
protocol StyleWriter: EnvironmentWriter {
  associatedtype Style

  /// What the style is for.
  nonisolated var styleKind: StyleKind { get }

  /// The style.
  nonisolated var style: Style { get }
}

/// What a style is for.
enum StyleKind: Hashable, Sendable {
  case button, toggle, label, labeledContent, groupBox, progressView, disclosureGroup, menu
  case gauge, textField, textEditor, controlGroup, form, datePicker
}

extension StyleWriter {
  package nonisolated var writtenKeyPath: PartialKeyPath<EnvironmentValues> {
    \EnvironmentValues[style: styleKind]
  }

  package nonisolated func write(to environment: inout EnvironmentValues) {
    environment[style: styleKind] = style
  }
}

extension EnvironmentValues {
  private enum StylesKey: EnvironmentKey {
    static var defaultValue: [StyleKind: Any] { [:] }
  }

  private enum SuspendedStylesKey: EnvironmentKey {
    static var defaultValue: [StyleKind: Any] { [:] }
  }

  /// The style that draws the control around.
  subscript(suspendedStyle kind: StyleKind) -> Any? {
    get { self[SuspendedStylesKey.self][kind] }
    set { self[SuspendedStylesKey.self][kind] = newValue }
  }

  /// The style that is set for a kind of control; nil for the system's own choice.
  subscript(style kind: StyleKind) -> Any? {
    get { self[StylesKey.self][kind] }
    set { self[StylesKey.self][kind] = newValue }
  }
}

/// Takes a style out of the environment of what it draws, so that a control in it is not drawn by
/// the style again.
struct SuspendedStyle: EnvironmentWriter {
  let kind: StyleKind

  package nonisolated var writtenKeyPath: PartialKeyPath<EnvironmentValues> {
    \EnvironmentValues[style: kind]
  }

  package nonisolated func write(to environment: inout EnvironmentValues) {
    environment[suspendedStyle: kind] = environment[style: kind]
    environment[style: kind] = nil
  }
}

/// Puts a style back for the parts of the control that it draws.
struct ResumedStyle: EnvironmentWriter {
  let kind: StyleKind

  package nonisolated var writtenKeyPath: PartialKeyPath<EnvironmentValues> {
    \EnvironmentValues[style: kind]
  }

  package nonisolated func write(to environment: inout EnvironmentValues) {
    environment[style: kind] = environment[suspendedStyle: kind]
  }
}

extension ButtonStyleContainerModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .button }
}

extension PrimitiveButtonStyleContainerModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .button }
}

extension ToggleStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .toggle }
}

extension LabelStyleWritingModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .label }
}

extension _LabeledContentStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .labeledContent }
}

extension GroupBoxStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .groupBox }
}

extension ProgressViewStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .progressView }
}

extension DisclosureGroupStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .disclosureGroup }
}

extension MenuStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .menu }
}

extension GaugeStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .gauge }
}

extension TextFieldStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .textField }
}

extension TextEditorStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .textEditor }
}

extension ControlGroupStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .controlGroup }
}

extension FormStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .form }
}

extension DatePickerStyleModifier: StyleWriter {
  nonisolated var styleKind: StyleKind { .datePicker }
}
