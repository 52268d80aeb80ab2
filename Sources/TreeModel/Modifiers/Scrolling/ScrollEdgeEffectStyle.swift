/// How scrolled content fades out at an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

/// Says how scrolled content fades out at its edges.
nonisolated package struct ScrollEdgeEffectModifier: ViewModifier {
  package var style: ScrollEdgeEffectStyle?
  package var edges: Edge.Set
  package var isHidden: Bool

  package typealias Body = Never

  package init(style: ScrollEdgeEffectStyle?, edges: Edge.Set, isHidden: Bool) {
    self.style = style
    self.edges = edges
    self.isHidden = isHidden
  }
}

extension ScrollEdgeEffectModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollEdgeEffectModifier>`; the modifier's name is a guess.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    modifier(ScrollEdgeEffectModifier(style: style, edges: edges, isHidden: false))
  }

  /// Becomes `ModifiedContent<Self, ScrollEdgeEffectModifier>`.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    modifier(ScrollEdgeEffectModifier(style: nil, edges: edges, isHidden: hidden))
  }
}
