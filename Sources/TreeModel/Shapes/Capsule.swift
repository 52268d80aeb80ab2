public import Foundation

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  public struct _Inset: InsettableShape {
    package let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
      Capsule().path(in: rect.insetBy(dx: amount, dy: amount))
    }

    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(amount: self.amount + amount)
    }
  }
}
