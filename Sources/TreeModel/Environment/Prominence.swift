/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}
