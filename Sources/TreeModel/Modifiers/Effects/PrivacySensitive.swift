/// Hides its content where privacy asks for it.
nonisolated package struct PrivacyRedactionViewModifier: ViewModifier {
  package var isSensitive: Bool

  package typealias Body = Never

  package init(isSensitive: Bool) {
    self.isSensitive = isSensitive
  }
}

extension PrivacyRedactionViewModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, PrivacyRedactionViewModifier>`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyRedactionViewModifier(isSensitive: sensitive))
  }
}
