/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  package let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<BadgeProminence>>`.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
