/// How a scene is doing.
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
