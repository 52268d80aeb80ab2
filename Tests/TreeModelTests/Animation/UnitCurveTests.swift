import SwiftUI
import Testing

/// Curves go from 0 to 1.
@Suite struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
    .bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.1, y: 1)),
  ]

  @Test(arguments: curves) func startsAndEnds(_ curve: UnitCurve) {
    for curve in [curve, curve.inverse] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 2) == 1)
    }
  }

  @Test(arguments: curves) func anInverseLeadsBack(_ curve: UnitCurve) {
    for x in [0.1, 0.4, 0.75] {
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test func hasValues() {
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3)
    #expect(UnitCurve.easeOut.value(at: 0.3) > 0.3)
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
    #expect(UnitCurve.easeIn.velocity(at: 0.05) < UnitCurve.easeIn.velocity(at: 0.95))
  }
}
