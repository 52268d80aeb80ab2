/// What a scene does: its order is from hidden to active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}
