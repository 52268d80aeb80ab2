import SwiftUI
import Testing

/// Paths: where their arcs run, and what is made of two.
@Suite struct PathTests {
  @Test func arcsRunFromTheirStartToTheirEnd() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    #expect(isNear(path.currentPoint, 5, 10))
    #expect(elements(of: path).count == 2)
  }

  @Test func arcsGoTheOtherWayRound() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(isNear(path.currentPoint, 0, 2))
    #expect(elements(of: path).count == 4)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func arcsThatEndNowhereHaveTheirStart(end: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(end), clockwise: false)
    path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .radians(end))
    #expect(path.description == "2 0 m 2 0 l")
    path.addArc(
      center: .zero, radius: end, startAngle: .zero, endAngle: .degrees(9), clockwise: true)
    path.addArc(
      center: .zero, radius: 2, startAngle: .degrees(end), endAngle: .zero, clockwise: false)
    #expect(elements(of: path).count == 2)
    let bezier = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: end, clockwise: true)
    #expect(bezier.currentPoint == CGPoint(x: 1, y: 0))
  }

  @Test func arcsGoRoundOnceAndTheRest() {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 2, startAngle: .zero, delta: .degrees(-360 * 1000 - 90))
    #expect(elements(of: path).count == 6)
    #expect(isNear(path.currentPoint, 0, -2))
    path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .radians(1e18))
    #expect(elements(of: path).count < 20)
  }

  @Test func ellipsesAndCornersBend() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let ellipse = Path(ellipseIn: rect)
    #expect(ellipse.boundingRect == rect)
    #expect(ellipse.contains(CGPoint(x: 10, y: 1)))
    #expect(!ellipse.contains(CGPoint(x: 1, y: 1)))
    #expect(elements(of: ellipse).count == 6)
    let rounded = Path(roundedRect: rect, cornerRadius: 3)
    #expect(rounded.boundingRect == rect)
    #expect(!rounded.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(rounded.contains(CGPoint(x: 1, y: 1)))
    let uneven = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topTrailing: 4))
    #expect(uneven.contains(CGPoint(x: 0.1, y: 0.1)))
    #expect(!uneven.contains(CGPoint(x: 19.5, y: 0.5)))
    #expect(Path(roundedRect: rect, cornerSize: .zero) == Path(rect))
    #expect(Circle().path(in: rect).boundingRect == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(!Capsule().path(in: rect).contains(CGPoint(x: 1, y: 1)))
    #expect(
      RoundedRectangle(cornerRadius: 4).inset(by: 1).path(in: rect)
        == Path(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 3))
  }

  @Test func curvesReachLessFarThanTheirControlPoints() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(abs(path.boundingRect.height - 5) < 1e-9)
    #expect(path.contains(CGPoint(x: 5, y: 4)))
    #expect(!path.contains(CGPoint(x: 5, y: 6)))
    #expect(path.cgPath.boundingBox.height == 10)
    #expect(path.cgPath.boundingBoxOfPath == path.boundingRect)
  }

  @Test func windingFillsWhatEvenOddLeavesOut() {
    var path = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    let middle = CGPoint(x: 4, y: 4)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!path.cgPath.contains(middle, using: .evenOdd))
    let bezier = UIBezierPath(cgPath: path.cgPath)
    #expect(bezier.contains(middle))
    bezier.usesEvenOddFillRule = true
    #expect(!bezier.contains(middle))
  }

  @Test func describesItselfAsItIsRead() {
    let text = "0 0 m 10 0.5 l 10 10 20 10 q 1 2 3 4 5 6 c h"
    #expect(Path(text)?.description == text)
    #expect(Path().description.isEmpty)
  }

  @Test func arcsAreTransformed() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(180), clockwise: false,
      transform: CGAffineTransform(translationX: 10, y: 20))
    #expect(isNear(path.currentPoint, 9, 20))
    path.addRelativeArc(
      center: CGPoint(x: 0, y: 0), radius: 1, startAngle: .zero, delta: .degrees(-90),
      transform: CGAffineTransform(scaleX: 3, y: 3))
    #expect(isNear(path.currentPoint, 0, -3))
  }

  @Test func arcsTouchTheirTangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isNear(path.currentPoint, 10, 4))
    guard case .line(let end) = elements(of: path)[1] else {
      Issue.record("no line leads to the arc")
      return
    }
    #expect(isNear(end, 6, 0))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 0, y: 20), radius: 2)
    #expect(isNear(path.currentPoint, 8, 20))
    path.addArc(
      tangent1End: CGPoint(x: 0, y: 20), tangent2End: CGPoint(x: 0, y: 30), radius: 2)
    #expect(isNear(path.currentPoint, 0, 22))
  }

  @Test func addsAreTransformed() {
    let move = CGAffineTransform(translationX: 1, y: 2)
    let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
    var path = Path()
    path.addRect(rect, transform: move)
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addEllipse(in: rect, transform: move)
    path.addRects([rect], transform: move)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 1, height: 1), transform: move)
    path.addRoundedRect(
      in: rect, cornerRadii: RectangleCornerRadii(topLeading: 1), transform: move)
    path.addPath(Path(rect), transform: move)
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func whatIsMadeOfTwoPathsIsAPath() {
    let first = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let second = Path(CGRect(x: 5, y: 5, width: 1, height: 1))
    let union: Path = first.union(second)
    #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 6))
    let others: [Path] = [
      first.subtracting(second), first.intersection(second, eoFill: true), first.normalized(),
      first.lineIntersection(second), first.lineSubtraction(second),
    ]
    #expect(others.allSatisfy { $0 == first })
    #expect(first.symmetricDifference(second) == union)
    #expect(first.cgPath.union(second.cgPath).boundingBox == union.boundingRect)
  }

  private func elements(of path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    let add = { (element: Path.Element) in elements.append(element) }
    path.forEach(add)
    return elements
  }

  private func isNear(_ point: CGPoint?, _ x: Double, _ y: Double) -> Bool {
    guard let point else { return false }
    return abs(Double(point.x) - x) < 1e-9 && abs(Double(point.y) - y) < 1e-9
  }
}
