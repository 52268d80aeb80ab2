/// How a text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Where a line is broken.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

extension NSUnderlineStyle {
  public init(_ lineStyle: Text.LineStyle) {
    self = Text.LineStyle.Pattern.styles.first { $0.pattern == lineStyle.pattern }?.style ?? .single
  }
}

extension Text.LineStyle {
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard
      let pattern = Pattern.styles.first(where: { $0.style == nsUnderlineStyle })?.pattern
    else { return nil }
    self.init(pattern: pattern)
  }
}

extension Text.LineStyle.Pattern {
  fileprivate static let styles: [(pattern: Self, style: NSUnderlineStyle)] = [
    (.solid, .single), (.dot, [.single, .patternDot]), (.dash, [.single, .patternDash]),
    (.dashDot, [.single, .patternDashDot]), (.dashDotDot, [.single, .patternDashDotDot]),
  ]
}
