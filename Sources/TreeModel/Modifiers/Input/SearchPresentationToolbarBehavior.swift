/// What a search does to the toolbar.
public struct SearchPresentationToolbarBehavior: Sendable {
  package let name: String

  public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    .init(name: "avoidHidingContent")
  }
}

/// Sets what a search in its content does to the toolbar.
nonisolated package struct SearchPresentationToolbarBehaviorModifier: ViewModifier {
  package var behavior: SearchPresentationToolbarBehavior

  package typealias Body = Never

  package init(behavior: SearchPresentationToolbarBehavior) {
    self.behavior = behavior
  }
}

extension SearchPresentationToolbarBehaviorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SearchPresentationToolbarBehaviorModifier>`; the modifier's name is a
  /// guess.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    modifier(SearchPresentationToolbarBehaviorModifier(behavior: behavior))
  }
}
