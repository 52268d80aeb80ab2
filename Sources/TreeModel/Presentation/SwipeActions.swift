/// Adds actions to a row that shows when it is swiped.
nonisolated public struct SwipeActionsModifier<Actions: View>: ViewModifier {
  package let edge: HorizontalEdge
  package let allowsFullSwipe: Bool
  package let actions: Actions

  public typealias Body = Never
}

extension SwipeActionsModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("swipeActions", \.actions)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, SwipeActionsModifier<T>>`.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
