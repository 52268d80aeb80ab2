extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Bool>>>`.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Bool>>>`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }
}
