/// When a material looks active.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String

  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension EnvironmentValues {
  private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
  }

  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<MaterialActiveAppearance>>`: a guess.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}
