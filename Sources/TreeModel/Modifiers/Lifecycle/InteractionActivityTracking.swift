/// Names what its content is used for.
nonisolated package struct InteractionActivityTrackingModifier: ViewModifier {
  package var tag: String

  package typealias Body = Never

  package init(tag: String) {
    self.tag = tag
  }
}

extension InteractionActivityTrackingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, InteractionActivityTrackingModifier>`; the modifier's name is a guess.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
    modifier(InteractionActivityTrackingModifier(tag: tag))
  }
}
