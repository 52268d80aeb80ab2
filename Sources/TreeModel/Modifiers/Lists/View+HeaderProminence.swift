extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Prominence>>`.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
