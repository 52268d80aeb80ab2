/// A place of a view that is dragged or dropped on, and what is said of it.
package struct AccessibilityPoint: Equatable, Sendable {
  package let point: UnitPoint
  package let description: Text

  init(_ point: UnitPoint, _ description: Text) {
    self.point = point
    self.description = description
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      "accessibilityDragPoint", AccessibilityPoint(point, description), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      "accessibilityDragPoint", AccessibilityPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      "accessibilityDragPoint", AccessibilityPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      "accessibilityDropPoint", AccessibilityPoint(point, description), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      "accessibilityDropPoint", AccessibilityPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      "accessibilityDropPoint", AccessibilityPoint(point, Text(description)), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility(
      "accessibilityDragPoint", AccessibilityPoint(point, description), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility(
      "accessibilityDragPoint", AccessibilityPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility(
      "accessibilityDragPoint", AccessibilityPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility(
      "accessibilityDropPoint", AccessibilityPoint(point, description), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility(
      "accessibilityDropPoint", AccessibilityPoint(point, Text(description)), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    accessibility(
      "accessibilityDropPoint", AccessibilityPoint(point, Text(description)), isEnabled: isEnabled)
  }
}
