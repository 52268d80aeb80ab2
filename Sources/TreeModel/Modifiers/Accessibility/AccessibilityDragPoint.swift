extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityDragPoint", description)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityDragPoint", Text(description))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityDragPoint", Text(description))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityDropPoint", description)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityDropPoint", Text(description))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityDropPoint", Text(description))
  }
}

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityDragPoint", description)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityDragPoint", Text(description))
  }

  /// Adds to the modifier: no further layer.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityDragPoint", Text(description))
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityDropPoint", description)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityDropPoint", Text(description))
  }

  /// Adds to the modifier: no further layer.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityDropPoint", Text(description))
  }
}
