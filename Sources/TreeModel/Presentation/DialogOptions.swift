/// How grave the matter of a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  package let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

/// Sets how the dialogs of its content look.
nonisolated package struct DialogOptionsModifier: ViewModifier {
  package var icon: Image?
  package var severity: DialogSeverity?
  package var isSuppressed: Binding<Bool>?

  package typealias Body = Never

  package init(
    icon: Image? = nil, severity: DialogSeverity? = nil, isSuppressed: Binding<Bool>? = nil
  ) {
    self.icon = icon
    self.severity = severity
    self.isSuppressed = isSuppressed
  }
}

extension DialogOptionsModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, DialogOptionsModifier>`; the modifier's name is a guess.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    modifier(DialogOptionsModifier(icon: icon))
  }

  /// Becomes `ModifiedContent<Self, DialogOptionsModifier>`.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    modifier(DialogOptionsModifier(severity: severity))
  }

  /// Becomes `ModifiedContent<Self, DialogOptionsModifier>`.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(DialogOptionsModifier(isSuppressed: isSuppressed))
  }

  /// Becomes `ModifiedContent<Self, DialogOptionsModifier>`.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(isSuppressed: isSuppressed)
  }

  /// Becomes `ModifiedContent<Self, DialogOptionsModifier>`.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(isSuppressed: isSuppressed)
  }

  /// Becomes `ModifiedContent<Self, DialogOptionsModifier>`.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(isSuppressed: isSuppressed)
  }
}
