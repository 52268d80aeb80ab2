/// What the surroundings of a view are: a phone's.
public final class UITraitCollection: Sendable {
  public static let current = UITraitCollection()

  public var userInterfaceStyle: UIUserInterfaceStyle { .light }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}
