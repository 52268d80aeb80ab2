public import Foundation

/// A colour of Core Graphics, by name; Core Graphics has it on Apple's systems alone.
public final class CGColor: Hashable, Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: UIColor(red: red, green: green, blue: blue, alpha: alpha).name)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// No components: a colour is a name here.
  public var components: [CGFloat]? { nil }
}

/// An image of Core Graphics: there is none.
public final class CGImage: Sendable {
  private init() {}

  public var width: Int { 0 }

  public var height: Int { 0 }
}

/// Something to draw into: there is none.
public final class CGContext: Sendable {
  package init() {}

  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func fillPath() {}
  public func strokePath() {}
  public func clip() {}
}

extension Color {
  public init(cgColor: CGColor) {
    self.init(named: cgColor.name)
  }

  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  public var cgColor: CGColor? { nil }
}
