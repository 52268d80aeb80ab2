/// Whether a drag that rests on a view opens it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  package let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<SpringLoadingBehavior>>`.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
