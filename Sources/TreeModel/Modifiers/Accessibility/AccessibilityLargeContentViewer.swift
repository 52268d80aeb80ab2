extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`: a guess.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    accessibility("accessibilityShowsLargeContentViewer", true)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`; its view is not shown.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    accessibility("accessibilityShowsLargeContentViewer", true)
  }
}
