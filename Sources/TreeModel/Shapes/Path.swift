public import Foundation

/// The outline of a shape. treeviz draws no shapes, so that its elements are recorded and no more.
nonisolated public struct Path: Equatable, Shape {
  package private(set) var elements: [Element] = []

  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    move(to: rect.origin.applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }
}

/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

extension Path {
  /// Reads a path as it describes itself: `0 0 m 10 0 l 10 10 20 10 q h`, coordinates before each
  /// letter.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        guard append(String(word), numbers) else { return nil }
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  private mutating func append(_ letter: String, _ numbers: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): closeSubpath()
    case ("re", 4):
      addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return false
    }
    return true
  }
}
