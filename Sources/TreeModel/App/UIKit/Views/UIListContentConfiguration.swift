public import Foundation

/// What a row shows, as a list has it.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, @unchecked Sendable {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var alpha: CGFloat = 1
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 8
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  public init() {}

  public static func cell() -> UIListContentConfiguration { Self() }
  public static func subtitleCell() -> UIListContentConfiguration { Self() }
  public static func valueCell() -> UIListContentConfiguration { Self() }
  public static func header() -> UIListContentConfiguration { Self() }
  public static func footer() -> UIListContentConfiguration { Self() }
  public static func plainHeader() -> UIListContentConfiguration { Self() }
  public static func plainFooter() -> UIListContentConfiguration { Self() }
  public static func groupedHeader() -> UIListContentConfiguration { Self() }
  public static func groupedFooter() -> UIListContentConfiguration { Self() }
  public static func prominentInsetGroupedHeader() -> Self { Self() }
  public static func extraProminentInsetGroupedHeader() -> Self { Self() }
  public static func sidebarCell() -> UIListContentConfiguration { Self() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self() }
  public static func sidebarHeader() -> UIListContentConfiguration { Self() }
  public static func accompaniedSidebarCell() -> Self { Self() }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
}

extension UIListContentConfiguration {
  /// How a text of a row is set.
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }

    public enum TextTransform: Int, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    package init() {}

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How the image of a row is drawn.
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeWidth: CGFloat = 0
    public var strokeColor: UIColor?

    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    package init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

/// Makes a colour of another one.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { $0 }
  public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }
  public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// Makes the attributes of a text of others.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Directions of a plane.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let neither: UIAxis = []
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both = UIAxis(rawValue: 3)
}
