/// Adds actions to a section.
nonisolated package struct SectionActionsModifier<Actions: View>: ViewModifier {
  package var actions: Actions

  package typealias Body = Never

  package init(actions: Actions) {
    self.actions = actions
  }
}

extension SectionActionsModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("sectionActions", \.actions)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, SectionActionsModifier<Content>>`; the modifier's name is a guess.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SectionActionsModifier(actions: content()))
  }
}
