public import Foundation

/// A font, as a description; nothing is looked up.
public struct Font: Hashable, Sendable {
  package var name: String

  package init(name: String) {
    self.name = name
  }

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")
  public static let `default` = Font(name: "default")

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "\(style)")
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(name: "system \(Double(size))")
  }

  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(name: "system \(Double(size))")
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: "\(name) \(Double(size))")
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  public func bold() -> Font { adding("bold") }
  public func italic() -> Font { adding("italic") }
  public func monospaced() -> Font { adding("monospaced") }
  public func monospacedDigit() -> Font { adding("monospacedDigit") }
  public func smallCaps() -> Font { adding("smallCaps") }
  public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps") }
  public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps") }
  public func weight(_ weight: Weight) -> Font { adding("weight") }
  public func width(_ width: Width) -> Font { adding("width") }
  public func leading(_ leading: Leading) -> Font { adding("leading") }

  private func adding(_ trait: String) -> Font { Font(name: "\(name).\(trait)") }
}

extension Font {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  public enum Leading: Sendable {
    case standard
    case tight
    case loose
  }

  public struct Weight: Hashable, Sendable {
    package let value: Double

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.5)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
