public import Foundation

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  public struct _Inset: InsettableShape {
    package let base: RoundedRectangle
    package let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
      let size = CGSize(
        width: max(0, base.cornerSize.width - amount),
        height: max(0, base.cornerSize.height - amount))
      return Path(
        roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: base.style)
    }

    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(base: base, amount: self.amount + amount)
    }
  }
}
