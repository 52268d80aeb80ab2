/// The size of text that a person asked for.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// A Boolean value indicating whether the size is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
