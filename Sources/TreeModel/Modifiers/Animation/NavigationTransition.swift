/// How a view comes when it is navigated to.
public protocol NavigationTransition {}

/// The navigation transition `automatic`.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  public init() {}
}

/// The navigation transition `zoom`.
public struct ZoomNavigationTransition: NavigationTransition {
  package let sourceID: AnyHashable
  package let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// Sets how its content comes when it is navigated to.
nonisolated package struct NavigationTransitionModifier<Style: NavigationTransition>: ViewModifier {
  package var style: Style

  package typealias Body = Never

  package init(style: Style) {
    self.style = style
  }
}

extension NavigationTransitionModifier: PrimitiveViewModifier {}

/// Lets a transition start from its content.
nonisolated package struct MatchedTransitionSourceModifier<ID: Hashable>: ViewModifier {
  package var id: ID
  package var namespace: Namespace.ID

  package typealias Body = Never

  package init(id: ID, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

extension MatchedTransitionSourceModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, NavigationTransitionModifier<S>>`; the modifier's name is a guess.
  nonisolated public func navigationTransition<S: NavigationTransition>(_ style: S) -> some View {
    modifier(NavigationTransitionModifier(style: style))
  }

  /// Becomes `ModifiedContent<Self, MatchedTransitionSourceModifier<ID>>`; the modifier's name is a
  /// guess.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(MatchedTransitionSourceModifier(id: id, namespace: namespace))
  }
}
