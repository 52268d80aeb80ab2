public import Observation

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<T>>>`.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View where T: Observable {
    environment(\EnvironmentValues[object: EnvironmentObjectKey<T>()], object)
  }
}
