public import Foundation

extension Path {
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The end of the last line; nil for an empty path.
  public var currentPoint: CGPoint? { elements.last { $0 != .closeSubpath }?.points.last }

  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    for element in elements { path.append(element.applying(transform)) }
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}

extension Path.Element {
  /// The points of an element, its end last.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
