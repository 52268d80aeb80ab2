extension _ValueActionModifier: _SceneModifier {}

extension _ValueActionModifier2: _SceneModifier {}

extension Scene {
  /// Becomes `ModifiedContent<Self, _ValueActionModifier<V>>`.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    modifier(_ValueActionModifier(value: value, action: action))
  }

  /// Becomes `ModifiedContent<Self, _ValueActionModifier2<V>>`.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modifier(_ValueActionModifier2(value: value, action: action))
  }

  /// Becomes `ModifiedContent<Self, _ValueActionModifier2<V>>`.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
