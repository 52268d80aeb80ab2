public import Foundation

/// How the items of a bar look in one state.
public final class UIBarItemStateAppearance: NSObject, @unchecked Sendable {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var backgroundImage: UIImage?
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  package override init() {}
}

/// How the buttons of a bar look.
public final class UIBarButtonItemAppearance: NSObject, @unchecked Sendable {
  public let normal = UIBarItemStateAppearance()
  public let highlighted = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let focused = UIBarItemStateAppearance()

  public init(style: UIBarButtonItem.Style = .plain) {}
}

/// How the tabs of a tab bar look.
public final class UITabBarItemAppearance: NSObject, @unchecked Sendable {
  public let normal = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let focused = UIBarItemStateAppearance()

  public override init() {}
}

/// How a toolbar looks.
public final class UIToolbarAppearance: UIBarAppearance, @unchecked Sendable {
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How far something is moved.
public struct UIOffset: Equatable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
