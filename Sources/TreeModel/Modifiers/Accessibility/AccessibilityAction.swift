/// A kind of action for assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: Text

  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "default"))
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "escape"))
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "magicTap"))
  public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "showMenu"))
  public static let delete = AccessibilityActionKind(named: Text(verbatim: "delete"))

  public init(named name: Text) {
    self.name = name
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityAction", (actionKind, handler))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility("accessibilityAction", (name, handler))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityAction", (Text(nameKey), handler))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityAction", (Text(name), handler))
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityActionsModifier<Button<Label>>>`.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { Button(action: action, label: label) }
  }
}

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityAction", (actionKind, handler))
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    accessibility("accessibilityAction", (name, handler))
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityAction", (Text(nameKey), handler))
  }

  /// Adds to the modifier: no further layer.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityAction", (Text(name), handler))
  }
}
