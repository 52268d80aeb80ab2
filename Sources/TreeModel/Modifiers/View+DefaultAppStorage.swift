public import Foundation

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
  }

  package var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<UserDefaults>>`.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
