/// Runs its content through phases.
nonisolated package struct PhaseAnimatorModifier<Phase: Equatable, Source: View, Content: View>:
  ViewModifier
{
  package var phases: [Phase]
  package var content: (PlaceholderContentView<Source>, Phase) -> Content
  package var animation: (Phase) -> Animation?

  package typealias Body = Never

  package init(
    phases: [Phase], content: @escaping (PlaceholderContentView<Source>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimatorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, PhaseAnimatorModifier<Phase, Self, V>>`; the modifier's name is a guess.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(PhaseAnimatorModifier(phases: Array(phases), content: content, animation: animation))
  }

  /// Becomes `ModifiedContent<Self, PhaseAnimatorModifier<Phase, Self, V>>`; the modifier's name is a guess.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(PhaseAnimatorModifier(phases: Array(phases), content: content, animation: animation))
  }
}
