import Foundation

extension Path: LosslessStringConvertible {
  /// The path's elements, coordinates before each letter: `0 0 m 10 0 l 10 10 20 10 q h`.
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }
}

extension Path.Element {
  fileprivate var description: String {
    switch self {
    case .move(let end): "\(Self.text(end)) m"
    case .line(let end): "\(Self.text(end)) l"
    case .quadCurve(let end, let control): "\(Self.text(control, end)) q"
    case .curve(let end, let control1, let control2): "\(Self.text(control1, control2, end)) c"
    case .closeSubpath: "h"
    }
  }

  private static func text(_ points: CGPoint...) -> String {
    points.flatMap { [Double($0.x), Double($0.y)] }
      .map { number in
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }
      .joined(separator: " ")
  }
}
