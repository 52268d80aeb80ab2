/// Changes an anchor on its way up the tree.
nonisolated public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: ViewModifier {
  public var anchor: Anchor<AnchorValue>.Source
  public var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void

  public typealias Body = Never

  public init(
    anchor: Anchor<AnchorValue>.Source,
    transform: @escaping (inout Key.Value, Anchor<AnchorValue>) -> Void
  ) {
    self.anchor = anchor
    self.transform = transform
  }
}

extension _AnchorTransformModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _AnchorTransformModifier<A, K>>`.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorTransformModifier<A, K>(anchor: value, transform: transform))
  }
}
