/// What a search field in a toolbar looks like.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static var automatic: SearchToolbarBehavior { .init(name: "automatic") }
  public static var minimize: SearchToolbarBehavior { .init(name: "minimize") }
}

/// Says what the search field of its content looks like in the toolbar.
nonisolated package struct SearchToolbarBehaviorModifier: ViewModifier {
  package var behavior: SearchToolbarBehavior

  package typealias Body = Never
}

extension SearchToolbarBehaviorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SearchToolbarBehaviorModifier>`; the modifier's name is a guess.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(SearchToolbarBehaviorModifier(behavior: behavior))
  }
}
