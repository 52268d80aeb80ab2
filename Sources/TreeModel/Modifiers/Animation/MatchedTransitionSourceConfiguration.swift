public import Foundation

/// How the source of a transition looks.
public protocol MatchedTransitionSourceConfiguration {}

/// The source of a transition as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  package init() {}
}

extension EmptyMatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }

  public func clipShape(
    _ shape: RoundedRectangle
  ) -> EmptyMatchedTransitionSourceConfiguration { self }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Becomes `ModifiedContent<Self, MatchedTransitionSourceModifier<ID>>`; the modifier's name is a
  /// guess.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (
      EmptyMatchedTransitionSourceConfiguration
    ) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(MatchedTransitionSourceModifier(id: id, namespace: namespace))
  }
}
