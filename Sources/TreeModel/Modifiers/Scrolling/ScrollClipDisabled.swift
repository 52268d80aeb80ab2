/// Sets whether a scroll view cuts its content off.
nonisolated package struct ScrollClipDisabledModifier: ViewModifier {
  package var isDisabled: Bool

  package typealias Body = Never

  package init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }
}

extension ScrollClipDisabledModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollClipDisabledModifier>`.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollClipDisabledModifier(isDisabled: disabled))
  }
}
