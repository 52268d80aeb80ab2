public import Foundation

/// A rectangle with corners rounded one by one.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }

  public struct _Inset: InsettableShape {
    package let base: UnevenRoundedRectangle
    package let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
      let radii = base.cornerRadii
      return Path(
        roundedRect: rect.insetBy(dx: amount, dy: amount),
        cornerRadii: RectangleCornerRadii(
          topLeading: max(0, radii.topLeading - amount),
          bottomLeading: max(0, radii.bottomLeading - amount),
          bottomTrailing: max(0, radii.bottomTrailing - amount),
          topTrailing: max(0, radii.topTrailing - amount)), style: base.style)
    }

    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(base: base, amount: self.amount + amount)
    }
  }
}
