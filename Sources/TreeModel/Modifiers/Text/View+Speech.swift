extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(
      AccessibilityAttachmentModifier(properties: [.init("speechSpellsOutCharacters", value)]))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(
      AccessibilityAttachmentModifier(properties: [.init("speechAlwaysIncludesPunctuation", value)])
    )
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(
      AccessibilityAttachmentModifier(properties: [.init("speechAnnouncementsQueued", value)]))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    modifier(AccessibilityAttachmentModifier(properties: [.init("speechAdjustedPitch", value)]))
  }
}
