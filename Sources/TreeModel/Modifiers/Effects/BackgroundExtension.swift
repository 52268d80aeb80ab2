/// Draws its content on behind what surrounds it.
nonisolated package struct BackgroundExtensionModifier: ViewModifier {
  package typealias Body = Never

  package init() {}
}

extension BackgroundExtensionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, BackgroundExtensionModifier>`; the modifier's name is a guess.
  nonisolated public func backgroundExtensionEffect() -> some View {
    modifier(BackgroundExtensionModifier())
  }
}
