extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityScrollStatus", status, isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityScrollStatus", Text(status), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityScrollStatus", Text(status), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityScrollStatus", status, isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityScrollStatus", Text(status), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityScrollStatus", Text(status), isEnabled: isEnabled)
  }
}
