extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<RedactionReasons>>`.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<RedactionReasons>>`.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<RedactionReasons>>`.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    transformEnvironment(\.redactionReasons) { reasons in
      if !invalidatable { reasons.remove(.invalidated) }
    }
  }
}
