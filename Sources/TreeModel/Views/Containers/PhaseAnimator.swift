/// A view that makes its list from one phase after the other: treeviz shows the first.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  package let phases: [Phase]
  package let content: (Phase) -> Content
  package let animation: (Phase) -> Animation?

  public typealias Body = Never

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
  }

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.builtContent)
  }

  /// The content of the first phase.
  package var builtContent: () -> Content {
    {
      guard let first = phases.first else {
        preconditionFailure("'PhaseAnimator' has no phases: it needs one at least")
      }
      return content(first)
    }
  }
}
