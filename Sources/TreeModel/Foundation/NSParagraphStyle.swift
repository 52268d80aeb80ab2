public import Foundation

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public static let `default` = NSParagraphStyle()

  public fileprivate(set) var settings = Settings()

  /// What both kinds of styles hold.
  public struct Settings: Sendable {
    public var alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var lineSpacing: CGFloat = 0
    public var paragraphSpacing: CGFloat = 0
    public var paragraphSpacingBefore: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
    public var headIndent: CGFloat = 0
    public var tailIndent: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public var lineHeightMultiple: CGFloat = 0
    public var hyphenationFactor: Float = 0
  }

  public override init() {}
}

/// How a paragraph is set, to be changed.
@dynamicMemberLookup
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Settings, Value>) -> Value {
    get { settings[keyPath: keyPath] }
    set { settings[keyPath: keyPath] = newValue }
  }
}
