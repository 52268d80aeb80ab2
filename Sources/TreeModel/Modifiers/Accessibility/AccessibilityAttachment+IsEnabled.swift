public import Foundation

// What is said of a view for assistive technologies where a condition holds.

extension View {
  /// Becomes a layer in any case: one without properties where the condition does not hold.
  nonisolated func accessibility(
    _ name: String, _ value: Any, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(properties: isEnabled ? [.init(name, value)] : []))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityLabel", label, isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityLabel", Text(labelKey), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityLabel", Text(label), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityValue", value, isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityValue", Text(valueKey), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityValue", Text(value), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityHint", hint, isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityHint", Text(hintKey), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityHint", Text(hint), isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityIdentifier", identifier, isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityHidden", hidden, isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityActivationPoint", activationPoint, isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityActivationPoint", activationPoint, isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityInputLabels", inputLabels, isEnabled: isEnabled)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("accessibilityInputLabels", inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }
}

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  nonisolated func accessibility(_ name: String, _ value: Any, isEnabled: Bool) -> Self {
    isEnabled ? accessibility(name, value) : self
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityLabel", label, isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityLabel", Text(labelKey), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityLabel", Text(label), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityValue", value, isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityValue", Text(valueKey), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityValue", Text(value), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityHint", hint, isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityHint", Text(hintKey), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityHint", Text(hint), isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityIdentifier", identifier, isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityHidden", hidden, isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityActivationPoint", activationPoint, isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityActivationPoint", activationPoint, isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityInputLabels", inputLabels, isEnabled: isEnabled)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibilityInputLabels", inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }
}
