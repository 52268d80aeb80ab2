/// Says whether the find navigator of an editor is shown.
nonisolated package struct FindNavigatorModifier: ViewModifier {
  package var isPresented: Binding<Bool>

  package typealias Body = Never

  package init(isPresented: Binding<Bool>) {
    self.isPresented = isPresented
  }
}

extension FindNavigatorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FindNavigatorModifier>`; the modifier's name is a guess.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }
}
