/// Lets its content reach beyond the safe area.
nonisolated public struct _SafeAreaRegionsIgnoringLayout: ViewModifier {
  public var regions: SafeAreaRegions
  public var edges: Edge.Set

  public typealias Body = Never

  public init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }
}

extension _SafeAreaRegionsIgnoringLayout: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _SafeAreaRegionsIgnoringLayout>`.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }
}
