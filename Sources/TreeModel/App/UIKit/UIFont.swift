public import Foundation

/// A font of UIKit, by name.
public final class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  package let name: String
  public let pointSize: CGFloat

  package init(name: String, pointSize: CGFloat) {
    self.name = name
    self.pointSize = pointSize
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, pointSize: fontSize)
  }

  /// How heavy a font is.
  public struct Weight: Hashable, Sendable {
    private let name: String

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  /// What a text is for.
  public struct TextStyle: Hashable, Sendable {
    fileprivate let name: String

    public static let largeTitle = TextStyle(name: "largeTitle")
    public static let title1 = TextStyle(name: "title1")
    public static let title2 = TextStyle(name: "title2")
    public static let title3 = TextStyle(name: "title3")
    public static let headline = TextStyle(name: "headline")
    public static let subheadline = TextStyle(name: "subheadline")
    public static let body = TextStyle(name: "body")
    public static let callout = TextStyle(name: "callout")
    public static let footnote = TextStyle(name: "footnote")
    public static let caption1 = TextStyle(name: "caption1")
    public static let caption2 = TextStyle(name: "caption2")
  }

  public var fontName: String { name }

  public var lineHeight: CGFloat { pointSize * 1.2 }

  public var ascender: CGFloat { pointSize * 0.95 }

  public var descender: CGFloat { pointSize * -0.25 }

  public var capHeight: CGFloat { pointSize * 0.7 }

  public var xHeight: CGFloat { pointSize * 0.5 }

  public var leading: CGFloat { 0 }

  public var familyName: String { name }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(name: name, pointSize: fontSize) }

  public static var familyNames: [String] { [] }

  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  public static var labelFontSize: CGFloat { 17 }

  public static var systemFontSize: CGFloat { 14 }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "system", pointSize: fontSize)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: "system", pointSize: fontSize)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "system.bold", pointSize: fontSize)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "system.italic", pointSize: fontSize)
  }

  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: "system.monospaced", pointSize: fontSize)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(name: style.name, pointSize: 17)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return name == other.name && pointSize == other.pointSize
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  public override var description: String { "\(name) \(Double(pointSize))" }

  public static var supportsSecureCoding: Bool { true }

  public convenience init?(coder: NSCoder) {
    guard let name = coder.name else { return nil }
    self.init(name: name, pointSize: coder.decodeDouble(forKey: NSCoder.sizeKey))
  }

  public func encode(with coder: NSCoder) {
    coder.name = name
    coder.encode(Double(pointSize), forKey: NSCoder.sizeKey)
  }
}

/// A font of Core Text: UIKit's is one.
public typealias CTFont = UIFont

/// Scales fonts with the size that a person has chosen: not here.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }

  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

extension Font {
  public init(_ font: UIFont) {
    self.init(name: "\(font.name) \(Double(font.pointSize))")
  }
}
