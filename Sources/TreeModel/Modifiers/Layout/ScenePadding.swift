/// A padding that a scene asks for.
public struct ScenePadding: Equatable, Sendable {
  package let name: String

  public static let minimum = ScenePadding(name: "minimum")
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// Adds the space that a scene asks for around its content.
nonisolated package struct ScenePaddingModifier: ViewModifier {
  package var padding: ScenePadding
  package var edges: Edge.Set

  package typealias Body = Never

  package init(padding: ScenePadding, edges: Edge.Set) {
    self.padding = padding
    self.edges = edges
  }
}

extension ScenePaddingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScenePaddingModifier>`; the modifier's name is a guess.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(padding: .minimum, edges: edges))
  }

  /// Becomes `ModifiedContent<Self, ScenePaddingModifier>`.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
  {
    modifier(ScenePaddingModifier(padding: padding, edges: edges))
  }
}
