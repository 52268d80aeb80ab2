/// Sends a value up the tree.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  public var value: Key.Value

  public typealias Body = Never

  public init(key: Key.Type = Key.self, value: Key.Value) {
    self.value = value
  }
}

extension _PreferenceWritingModifier: PrimitiveViewModifier {}

extension _PreferenceWritingModifier: Equatable where Key.Value: Equatable {}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<K>>`.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }
}
