/// The size of text that a person asked for: the form before iOS 15.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value indicating whether the size is one of the five largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rank < b.rank }

  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.rank <= b.rank
  }

  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rank > b.rank }

  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.rank >= b.rank
  }
}
