public import Foundation

/// What is behind a row or a button.
public struct UIBackgroundConfiguration: @unchecked Sendable {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { Self() }
  public static func listCell() -> UIBackgroundConfiguration { Self() }
  public static func listHeader() -> UIBackgroundConfiguration { Self() }
  public static func listFooter() -> UIBackgroundConfiguration { Self() }
  public static func listPlainCell() -> UIBackgroundConfiguration { Self() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { Self() }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
