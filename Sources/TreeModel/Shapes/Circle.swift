public import Foundation

/// A circle.
nonisolated public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(amount: amount)
  }

  public struct _Inset: InsettableShape {
    package let amount: CGFloat

    public func path(in rect: CGRect) -> Path {
      Circle().path(in: rect.insetBy(dx: amount, dy: amount))
    }

    public func inset(by amount: CGFloat) -> _Inset {
      _Inset(amount: self.amount + amount)
    }
  }
}
