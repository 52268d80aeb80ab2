extension EnvironmentValues {
  /// Sets a value that the system sets: `--set-env accessibilityReduceMotion=true`.
  public mutating func _setSystemValue<Value>(_ name: String, _ value: Value) {
    guard let keyPath = Self.systemValues[name] as? WritableKeyPath<EnvironmentValues, Value> else {
      preconditionFailure("EnvironmentValues: the system sets no '\(name)'")
    }
    self[keyPath: keyPath] = value
  }

  private static var systemValues: [String: PartialKeyPath<EnvironmentValues>] {
    [
      "accessibilityDifferentiateWithoutColor": \.accessibilityDifferentiateWithoutColor,
      "accessibilityDimFlashingLights": \.accessibilityDimFlashingLights,
      "accessibilityInvertColors": \.accessibilityInvertColors,
      "accessibilityLargeContentViewerEnabled": \.accessibilityLargeContentViewerEnabled,
      "accessibilityPlayAnimatedImages": \.accessibilityPlayAnimatedImages,
      "accessibilityQuickActionsEnabled": \.accessibilityQuickActionsEnabled,
      "accessibilityReduceMotion": \.accessibilityReduceMotion,
      "accessibilityReduceTransparency": \.accessibilityReduceTransparency,
      "accessibilityShowButtonShapes": \.accessibilityShowButtonShapes,
      "accessibilitySwitchControlEnabled": \.accessibilitySwitchControlEnabled,
      "accessibilityVoiceOverEnabled": \.accessibilityVoiceOverEnabled,
      "buttonRepeatBehavior": \.buttonRepeatBehavior,
      "colorSchemeContrast": \.colorSchemeContrast,
      "isFocused": \.isFocused,
      "isSearching": \.isSearching,
      "springLoadingBehavior": \.springLoadingBehavior,
      "supportsMultipleWindows": \.supportsMultipleWindows,
    ]
  }
}
