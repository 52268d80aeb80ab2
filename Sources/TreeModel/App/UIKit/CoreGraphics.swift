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
  public func clip(to rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func addPath(_ path: CGPath) {}
  public func addLines(between points: [CGPoint]) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}

  public func drawPath(using mode: CGPathDrawingMode) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

/// How what is drawn joins what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
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
