/// Sends an anchor up the tree.
nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: ViewModifier {
  public var anchor: Anchor<AnchorValue>.Source
  public var transform: (Anchor<AnchorValue>) -> Key.Value

  public typealias Body = Never

  public init(
    anchor: Anchor<AnchorValue>.Source, transform: @escaping (Anchor<AnchorValue>) -> Key.Value
  ) {
    self.anchor = anchor
    self.transform = transform
  }
}

extension _AnchorWritingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _AnchorWritingModifier<A, K>>`.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform))
  }
}
