/// Keeps the submissions of its content from what is around it.
nonisolated package struct SubmitScopeModifier: ViewModifier {
  package var isBlocking: Bool

  package typealias Body = Never

  package init(isBlocking: Bool) {
    self.isBlocking = isBlocking
  }
}

extension SubmitScopeModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SubmitScopeModifier>`; the modifier's name is a guess.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
