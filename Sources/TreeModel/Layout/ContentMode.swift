/// How content fills the space of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
