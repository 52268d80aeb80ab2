public import Foundation

// Modifiers that give a `Text` and so add no node (Apple's Text has overloads of its own for these).
extension Text {
  public func font(_ font: Font?) -> Text { appearing("font", font as Any) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { appearing("fontWeight", weight as Any) }
  public func fontWidth(_ width: Font.Width?) -> Text { appearing("fontWidth", width as Any) }
  public func fontDesign(_ design: Font.Design?) -> Text { appearing("fontDesign", design as Any) }
  public func bold() -> Text { appearing("bold", true) }
  public func bold(_ isActive: Bool) -> Text { appearing("bold", isActive) }
  public func italic() -> Text { appearing("italic", true) }
  public func italic(_ isActive: Bool) -> Text { appearing("italic", isActive) }
  public func monospaced(_ isActive: Bool = true) -> Text { appearing("monospaced", isActive) }
  public func monospacedDigit() -> Text { appearing("monospacedDigit", true) }
  public func foregroundColor(_ color: Color?) -> Text {
    appearing("foregroundColor", color as Any)
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    appearing("foregroundStyle", style)
  }
  public func kerning(_ kerning: CGFloat) -> Text { appearing("kerning", kerning) }
  public func tracking(_ tracking: CGFloat) -> Text { appearing("tracking", tracking) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    appearing("baselineOffset", baselineOffset)
  }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    appearing("textScale", "\((scale, isEnabled))")
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    appearing("speechSpellsOutCharacters", value)
  }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    appearing("speechAlwaysIncludesPunctuation", value)
  }
  public func speechAdjustedPitch(_ value: Double) -> Text {
    appearing("speechAdjustedPitch", value)
  }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    appearing("speechAnnouncementsQueued", value)
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    appearing("strikethrough", "\((isActive, color))")
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    appearing("underline", "\((isActive, color))")
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { appearing("strikethrough", "\((isActive, pattern, color))") }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { appearing("underline", "\((isActive, pattern, color))") }

  public static func + (lhs: Text, rhs: Text) -> Text {
    lhs.followed(by: rhs)
  }
}

extension Text {
  /// A line through or under a text.
  public struct LineStyle: Hashable, Sendable {
    package let pattern: Pattern
    package let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    public struct Pattern: Hashable, Sendable {
      private let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }

  /// How large a text is beside its neighbours.
  public struct Scale: Hashable, Sendable {
    private let name: String

    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// The case a text is shown in.
  public enum Case: Sendable {
    case uppercase
    case lowercase
  }

  /// Where a text is cut.
  public enum TruncationMode: Sendable {
    case head
    case tail
    case middle
  }
}
