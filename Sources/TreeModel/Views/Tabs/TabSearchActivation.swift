/// When the search of a tab view begins.
public struct TabSearchActivation: Sendable {
  private let name: String

  public static var automatic: TabSearchActivation { .init(name: "automatic") }
  public static var searchTabSelection: TabSearchActivation { .init(name: "searchTabSelection") }
}

/// Says when the search of the tabs in its content begins.
nonisolated package struct TabViewSearchActivationModifier: ViewModifier {
  package var activation: TabSearchActivation

  package typealias Body = Never
}

extension TabViewSearchActivationModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, TabViewSearchActivationModifier>`; the modifier's name is a guess.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    modifier(TabViewSearchActivationModifier(activation: activation))
  }
}
