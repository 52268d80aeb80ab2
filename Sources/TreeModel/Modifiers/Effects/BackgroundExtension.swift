/// Draws its content on behind what surrounds it.
nonisolated package struct BackgroundExtensionModifier: ViewModifier {
  package var isEnabled = true

  package typealias Body = Never
}

extension BackgroundExtensionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, BackgroundExtensionModifier>`; the modifier's name is a guess.
  nonisolated public func backgroundExtensionEffect() -> some View {
    modifier(BackgroundExtensionModifier())
  }

  /// Becomes `ModifiedContent<Self, BackgroundExtensionModifier>`.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}
