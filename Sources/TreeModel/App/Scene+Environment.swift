public import Combine
public import Observation

extension _EnvironmentKeyWritingModifier: _SceneModifier {}

extension Scene {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>>`.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<T>>>`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    environment(\EnvironmentValues[object: EnvironmentObjectKey<T>()], object)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<T>>>`.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some Scene
  where T: Observable {
    environment(\EnvironmentValues[object: EnvironmentObjectKey<T>()], object)
  }
}
