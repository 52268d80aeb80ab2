/// Lets its content reach beyond the safe area: the form before iOS 14.
nonisolated public struct _SafeAreaIgnoringLayout: ViewModifier {
  public var edges: Edge.Set

  public typealias Body = Never

  public init(edges: Edge.Set = .all) {
    self.edges = edges
  }
}

extension _SafeAreaIgnoringLayout: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _SafeAreaIgnoringLayout>`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: edges))
  }
}
