/// The weight of text that a person asked for.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
