public import Foundation

/// What the margins are for.
public struct ContentMarginPlacement: Sendable {
  package let name: String

  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Sets the margins of the containers in its content.
nonisolated package struct ContentMarginsModifier: ViewModifier {
  package var edges: Edge.Set
  package var insets: EdgeInsets?
  package var placement: ContentMarginPlacement

  package typealias Body = Never

  package init(edges: Edge.Set, insets: EdgeInsets?, placement: ContentMarginPlacement) {
    self.edges = edges
    self.insets = insets
    self.placement = placement
  }
}

extension ContentMarginsModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ContentMarginsModifier>`.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Becomes `ModifiedContent<Self, ContentMarginsModifier>`.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      ContentMarginsModifier(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) },
        placement: placement))
  }

  /// Becomes `ModifiedContent<Self, ContentMarginsModifier>`.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
