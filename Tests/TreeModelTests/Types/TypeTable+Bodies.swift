import SwiftUI

extension TypeTable {
  /// The bodies of shapes and gradients, and shapes made of shapes.
  @MainActor static let bodies: [TypeTableRow] = [
    TypeTableRow(
      "Rectangle().body",
      "_ShapeView<Rectangle, ForegroundStyle>",
      .interface, value: Rectangle().body),
    TypeTableRow(
      "RoundedRectangle(cornerRadius: 1).body",
      "_ShapeView<RoundedRectangle, ForegroundStyle>",
      .interface, value: RoundedRectangle(cornerRadius: 1).body),
    TypeTableRow(
      "UnevenRoundedRectangle(topLeadingRadius: 1).body",
      "_ShapeView<UnevenRoundedRectangle, ForegroundStyle>",
      .interface, value: UnevenRoundedRectangle(topLeadingRadius: 1).body),
    TypeTableRow(
      "Circle().body",
      "_ShapeView<Circle, ForegroundStyle>",
      .interface, value: Circle().body),
    TypeTableRow(
      "Capsule().body",
      "_ShapeView<Capsule, ForegroundStyle>",
      .interface, value: Capsule().body),
    TypeTableRow(
      "Ellipse().body",
      "_ShapeView<Ellipse, ForegroundStyle>",
      .interface, value: Ellipse().body),
    TypeTableRow(
      "ContainerRelativeShape().body",
      "_ShapeView<ContainerRelativeShape, ForegroundStyle>",
      .interface, value: ContainerRelativeShape().body),
    TypeTableRow(
      "Path().body",
      "_ShapeView<Path, ForegroundStyle>",
      .interface, value: Path().body),
    TypeTableRow(
      "AnyShape(Circle()).body",
      "_ShapeView<AnyShape, ForegroundStyle>",
      .interface, value: AnyShape(Circle()).body),
    TypeTableRow(
      "Circle().offset(x: 1).body",
      "_ShapeView<OffsetShape<Circle>, ForegroundStyle>",
      .interface, value: Circle().offset(x: 1).body),
    TypeTableRow(
      "Circle().rotation(.zero).body",
      "_ShapeView<RotatedShape<Circle>, ForegroundStyle>",
      .interface, value: Circle().rotation(.zero).body),
    TypeTableRow(
      "Circle().stroke().body",
      "_ShapeView<_StrokedShape<Circle>, ForegroundStyle>",
      .interface, value: Circle().stroke().body),
    TypeTableRow(
      "Circle().trim(from: 0, to: 1).body",
      "_ShapeView<_TrimmedShape<Circle>, ForegroundStyle>",
      .interface, value: Circle().trim(from: 0, to: 1).body),
    TypeTableRow(
      "Circle().size(width: 1, height: 1).body",
      "_ShapeView<_SizedShape<Circle>, ForegroundStyle>",
      .interface, value: Circle().size(width: 1, height: 1).body),
    TypeTableRow(
      "LinearGradient(colors: [], startPoint: .top, endPoint: .bottom).body",
      "_ShapeView<Rectangle, LinearGradient>",
      .interface, value: LinearGradient(colors: [], startPoint: .top, endPoint: .bottom).body),
    TypeTableRow(
      "RadialGradient(colors: [], center: .center, startRadius: 0, endRadius: 1).body",
      "_ShapeView<Rectangle, RadialGradient>",
      .interface,
      value: RadialGradient(colors: [], center: .center, startRadius: 0, endRadius: 1).body),
    TypeTableRow(
      "EllipticalGradient(colors: []).body",
      "_ShapeView<Rectangle, EllipticalGradient>",
      .interface, value: EllipticalGradient(colors: []).body),
    TypeTableRow(
      "AngularGradient(colors: [], center: .center, angle: .zero).body",
      "_ShapeView<Rectangle, AngularGradient>",
      .interface, value: AngularGradient(colors: [], center: .center, angle: .zero).body),
    TypeTableRow(
      "Rectangle().inset(by: 1)",
      "_Inset",
      .interface, value: Rectangle().inset(by: 1)),
    TypeTableRow(
      "RoundedRectangle(cornerRadius: 1).inset(by: 1)",
      "_Inset",
      .interface, value: RoundedRectangle(cornerRadius: 1).inset(by: 1)),
    TypeTableRow(
      "UnevenRoundedRectangle(topLeadingRadius: 1).inset(by: 1)",
      "_Inset",
      .interface, value: UnevenRoundedRectangle(topLeadingRadius: 1).inset(by: 1)),
    TypeTableRow(
      "Circle().inset(by: 1)",
      "_Inset",
      .interface, value: Circle().inset(by: 1)),
    TypeTableRow(
      "Capsule().inset(by: 1)",
      "_Inset",
      .interface, value: Capsule().inset(by: 1)),
    TypeTableRow(
      "Ellipse().inset(by: 1)",
      "_Inset",
      .interface, value: Ellipse().inset(by: 1)),
    TypeTableRow(
      "ContainerRelativeShape().inset(by: 1)",
      "_Inset",
      .interface, value: ContainerRelativeShape().inset(by: 1)),
    TypeTableRow(
      "ButtonBorderShape.circle.inset(by: 1)",
      "_Inset",
      .interface, value: ButtonBorderShape.circle.inset(by: 1)),
    TypeTableRow(
      "Circle().lineIntersection(Capsule())",
      "_ShapeLineIntersection<Circle, Capsule>",
      .interface, value: Circle().lineIntersection(Capsule())),
    TypeTableRow(
      "Circle().lineSubtraction(Capsule())",
      "_ShapeLineSubtraction<Circle, Capsule>",
      .interface, value: Circle().lineSubtraction(Capsule())),
    TypeTableRow(
      "Circle().intersection(Capsule())",
      "_ShapeIntersection<Circle, Capsule>",
      .interface, value: Circle().intersection(Capsule())),
    TypeTableRow(
      "Circle().union(Capsule())",
      "_ShapeUnion<Circle, Capsule>",
      .interface, value: Circle().union(Capsule())),
    TypeTableRow(
      "Circle().scale(2)",
      "ScaledShape<Circle>",
      .interface, value: Circle().scale(2)),
    TypeTableRow(
      "Circle().transform(.identity)",
      "TransformedShape<Circle>",
      .interface, value: Circle().transform(.identity)),
    TypeTableRow(
      "Circle().subtracting(Capsule())",
      "_ShapeSubtraction<Circle, Capsule>",
      .interface, value: Circle().subtracting(Capsule())),
    TypeTableRow(
      "Circle().symmetricDifference(Capsule())",
      "_ShapeSymmetricDifference<Circle, Capsule>",
      .interface, value: Circle().symmetricDifference(Capsule())),
  ]
}
