public import Foundation

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  public struct _Inset: InsettableShape {
    package let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
      Ellipse().path(in: rect.insetBy(dx: amount, dy: amount))
    }

    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(amount: self.amount + amount)
    }
  }
}
