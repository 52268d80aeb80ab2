// What tabs tell assistive technologies, as views do.

extension TabContent {
  nonisolated private func attached(
    _ name: String, _ value: Any, _ isEnabled: Bool
  ) -> some TabContent<TabValue> {
    modified(AccessibilityAttachmentModifier(properties: isEnabled ? [.init(name, value)] : []))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`, as of a view.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { attached("accessibilityIdentifier", identifier, isEnabled) }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`, as of a view.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { attached("accessibilityLabel", label, isEnabled) }

  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`, as of a view.
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { attached("accessibilityValue", value, isEnabled) }

  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ value: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`, as of a view.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { attached("accessibilityHint", hint, isEnabled) }

  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { attached("accessibilityInputLabels", inputLabels, isEnabled) }

  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}
