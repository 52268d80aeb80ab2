/// Runs an action for each new value from below.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  public var action: (Key.Value) -> Void

  public typealias Body = Never

  public init(action: @escaping (Key.Value) -> Void) {
    self.action = action
  }
}

extension _PreferenceActionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceActionModifier<K>>`.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
