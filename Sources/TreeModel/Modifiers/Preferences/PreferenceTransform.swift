/// Changes a value on its way up the tree.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  public var transform: (inout Key.Value) -> Void

  public typealias Body = Never

  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }
}

extension _PreferenceTransformModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<K>>`.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}
