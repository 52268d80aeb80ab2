/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  package let name: String

  public static let linear = UnitCurve(name: "linear")
  public static let easeIn = UnitCurve(name: "easeIn")
  public static let easeOut = UnitCurve(name: "easeOut")
  public static let easeInOut = UnitCurve(name: "easeInOut")
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")

  public var inverse: UnitCurve { UnitCurve(name: "\(name).inverse") }

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(name: "bezier(\(startControlPoint), \(endControlPoint))")
  }
}
