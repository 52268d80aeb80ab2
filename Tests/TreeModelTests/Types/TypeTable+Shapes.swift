import SwiftUI

extension TypeTable {
  /// Shapes, derived shapes, and shapes that are drawn.
  @MainActor static let shapes: [TypeTableRow] = [
    TypeTableRow(
      "Circle()",
      "Circle",
      .interface
    ) {
      Circle()
    },
    TypeTableRow(
      "Circle().fill()",
      "_ShapeView<Circle, ForegroundStyle>",
      .interface
    ) {
      Circle().fill()
    },
    TypeTableRow(
      "Circle().fill(.red)",
      "_ShapeView<Circle, Color>",
      .interface
    ) {
      Circle().fill(.red)
    },
    TypeTableRow(
      "Capsule().fill(.tint)",
      "_ShapeView<Capsule, TintShapeStyle>",
      .interface
    ) {
      Capsule().fill(.tint)
    },
    TypeTableRow(
      "Diamond().fill(Color.red).frame(width: 1, height: 1)",
      "ModifiedContent<_ShapeView<Diamond, Color>, _FrameLayout>",
      .printed
    ) {
      Diamond().fill(Color.red).frame(width: 1, height: 1)
    },
    TypeTableRow(
      "Circle().fill(.red).fill(.blue)",
      "FillShapeView<Circle, Color, _ShapeView<Circle, Color>>",
      .interface
    ) {
      Circle().fill(.red).fill(.blue)
    },
    TypeTableRow(
      "Circle().stroke(Color.red)",
      "StrokeShapeView<Circle, Color, EmptyView>",
      .interface
    ) {
      Circle().stroke(Color.red)
    },
    TypeTableRow(
      "Circle().stroke(.red, lineWidth: 2)",
      "StrokeShapeView<Circle, Color, EmptyView>",
      .interface
    ) {
      Circle().stroke(.red, lineWidth: 2)
    },
    TypeTableRow(
      "Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2))",
      "StrokeShapeView<Circle, Color, EmptyView>",
      .interface
    ) {
      Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2))
    },
    TypeTableRow(
      "Circle().fill(.red).stroke(.blue)",
      "StrokeShapeView<Circle, Color, _ShapeView<Circle, Color>>",
      .interface
    ) {
      Circle().fill(.red).stroke(.blue)
    },
    TypeTableRow(
      "Circle().stroke(lineWidth: 2)",
      "_StrokedShape<Circle>",
      .interface
    ) {
      Circle().stroke(lineWidth: 2)
    },
    TypeTableRow(
      "Circle().stroke()",
      "_StrokedShape<Circle>",
      .interface
    ) {
      Circle().stroke()
    },
    TypeTableRow(
      "Circle().stroke(lineWidth: 2).foregroundColor(.red)",
      """
      ModifiedContent<_StrokedShape<Circle>,
      _EnvironmentKeyWritingModifier<Optional<Color>>>
      """,
      .interface
    ) {
      Circle().stroke(lineWidth: 2).foregroundColor(.red)
    },
    TypeTableRow(
      "Circle().strokeBorder(Color.red, lineWidth: 2)",
      "StrokeBorderShapeView<Circle, Color, EmptyView>",
      .interface
    ) {
      Circle().strokeBorder(Color.red, lineWidth: 2)
    },
    TypeTableRow(
      "Circle().strokeBorder(lineWidth: 2)",
      "StrokeBorderShapeView<Circle, ForegroundStyle, EmptyView>",
      .interface
    ) {
      Circle().strokeBorder(lineWidth: 2)
    },
    TypeTableRow(
      "Circle().fill(.red).strokeBorder(.blue)",
      "StrokeBorderShapeView<Circle, Color, _ShapeView<Circle, Color>>",
      .interface
    ) {
      Circle().fill(.red).strokeBorder(.blue)
    },
    TypeTableRow(
      "Circle().trim(from: 0, to: 0.5).stroke(Color.red)",
      "StrokeShapeView<_TrimmedShape<Circle>, Color, EmptyView>",
      .interface
    ) {
      Circle().trim(from: 0, to: 0.5).stroke(Color.red)
    },
    TypeTableRow(
      "Circle().trim(from: 0, to: 0.5)",
      "_TrimmedShape<Circle>",
      .interface
    ) {
      Circle().trim(from: 0, to: 0.5)
    },
    TypeTableRow(
      "Circle().offset(x: 5)",
      "OffsetShape<Circle>",
      .interface
    ) {
      Circle().offset(x: 5)
    },
    TypeTableRow(
      "Circle().offset(CGSize(width: 1, height: 1)).fill(.red)",
      "_ShapeView<OffsetShape<Circle>, Color>",
      .interface
    ) {
      Circle().offset(CGSize(width: 1, height: 1)).fill(.red)
    },
    TypeTableRow(
      "Circle().fill(.red).offset(x: 5)",
      "ModifiedContent<_ShapeView<Circle, Color>, _OffsetEffect>",
      .interface
    ) {
      Circle().fill(.red).offset(x: 5)
    },
    TypeTableRow(
      "Circle().scale(2)",
      "ScaledShape<Circle>",
      .interface
    ) {
      Circle().scale(2)
    },
    TypeTableRow(
      "Circle().scale(x: 1, y: 2)",
      "ScaledShape<Circle>",
      .interface
    ) {
      Circle().scale(x: 1, y: 2)
    },
    TypeTableRow(
      "Circle().scaleEffect(2)",
      "ModifiedContent<Circle, _ScaleEffect>",
      .interface
    ) {
      Circle().scaleEffect(2)
    },
    TypeTableRow(
      "Circle().rotation(.degrees(45))",
      "RotatedShape<Circle>",
      .interface
    ) {
      Circle().rotation(.degrees(45))
    },
    TypeTableRow(
      "Circle().rotationEffect(.degrees(45))",
      "ModifiedContent<Circle, _RotationEffect>",
      .interface
    ) {
      Circle().rotationEffect(.degrees(45))
    },
    TypeTableRow(
      "Circle().size(width: 1, height: 1)",
      "_SizedShape<Circle>",
      .interface
    ) {
      Circle().size(width: 1, height: 1)
    },
    TypeTableRow(
      "Circle().transform(.identity)",
      "TransformedShape<Circle>",
      .interface
    ) {
      Circle().transform(.identity)
    },
    TypeTableRow(
      "Circle().inset(by: 4)",
      "_Inset",
      .interface
    ) {
      Circle().inset(by: 4)
    },
    TypeTableRow(
      "Circle().inset(by: 4).fill(.red)",
      "_ShapeView<_Inset, Color>",
      .interface
    ) {
      Circle().inset(by: 4).fill(.red)
    },
    TypeTableRow(
      "Circle().intersection(Rectangle())",
      "_ShapeIntersection<Circle, Rectangle>",
      .interface
    ) {
      Circle().intersection(Rectangle())
    },
    TypeTableRow(
      "Circle().union(Rectangle())",
      "_ShapeUnion<Circle, Rectangle>",
      .interface
    ) {
      Circle().union(Rectangle())
    },
    TypeTableRow(
      "Circle().subtracting(Rectangle())",
      "_ShapeSubtraction<Circle, Rectangle>",
      .interface
    ) {
      Circle().subtracting(Rectangle())
    },
    TypeTableRow(
      "Circle().symmetricDifference(Rectangle())",
      "_ShapeSymmetricDifference<Circle, Rectangle>",
      .interface
    ) {
      Circle().symmetricDifference(Rectangle())
    },
    TypeTableRow(
      "Path { $0.addLine(to: .zero) }.stroke(Color.red)",
      "StrokeShapeView<Path, Color, EmptyView>",
      .interface
    ) {
      Path { $0.addLine(to: .zero) }.stroke(Color.red)
    },
    TypeTableRow(
      "AnyShape(Circle())",
      "AnyShape",
      .interface
    ) {
      AnyShape(Circle())
    },
    TypeTableRow(
      "UnevenRoundedRectangle(topLeadingRadius: 4).fill(.red)",
      "_ShapeView<UnevenRoundedRectangle, Color>",
      .interface
    ) {
      UnevenRoundedRectangle(topLeadingRadius: 4).fill(.red)
    },
    TypeTableRow(
      """
      Rectangle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint:
      .bottom))
      """,
      "_ShapeView<Rectangle, LinearGradient>",
      .interface
    ) {
      Rectangle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    },
    TypeTableRow(
      "Rectangle().fill(.red.opacity(0.5))",
      "_ShapeView<Rectangle, Color>",
      .interface
    ) {
      Rectangle().fill(.red.opacity(0.5))
    },
    TypeTableRow(
      "Rectangle().fill(.red.gradient)",
      "_ShapeView<Rectangle, AnyGradient>",
      .interface
    ) {
      Rectangle().fill(.red.gradient)
    },
    TypeTableRow(
      "Rectangle().fill(.ultraThinMaterial)",
      "_ShapeView<Rectangle, Material>",
      .interface
    ) {
      Rectangle().fill(.ultraThinMaterial)
    },
    TypeTableRow(
      #"Rectangle().fill(.image(Image("x")))"#,
      "_ShapeView<Rectangle, ImagePaint>",
      .interface
    ) {
      Rectangle().fill(.image(Image("x")))
    },
    TypeTableRow(
      "Rectangle().fill(.conicGradient(colors: [.red], center: .center))",
      "_ShapeView<Rectangle, AngularGradient>",
      .interface
    ) {
      Rectangle().fill(.conicGradient(colors: [.red], center: .center))
    },
    TypeTableRow(
      "Rectangle().foregroundColor(.red)",
      "ModifiedContent<Rectangle, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      Rectangle().foregroundColor(.red)
    },
    TypeTableRow(
      "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
      "LinearGradient",
      .interface
    ) {
      LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    },
    TypeTableRow(
      #"Group { if on { Color.yellow } else { Text("Impossible") } }"#,
      "Group<_ConditionalContent<Color, Text>>",
      .printed
    ) {
      Group { if on { Color.yellow } else { Text("Impossible") } }
    },
    TypeTableRow(
      "Circle().fill(style: FillStyle())",
      "_ShapeView<Circle, ForegroundStyle>",
      .interface
    ) {
      Circle().fill(style: FillStyle())
    },
    TypeTableRow(
      "Circle().stroke(style: StrokeStyle(lineWidth: 2))",
      "_StrokedShape<Circle>",
      .interface
    ) {
      Circle().stroke(style: StrokeStyle(lineWidth: 2))
    },
    TypeTableRow(
      "Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))",
      "StrokeBorderShapeView<Circle, Color, EmptyView>",
      .interface
    ) {
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2))
    },
    TypeTableRow(
      "A().overlay(Circle().stroke(Color.red, lineWidth: 2))",
      "ModifiedContent<A, _OverlayModifier<StrokeShapeView<Circle, Color, EmptyView>>>",
      .interface
    ) {
      A().overlay(Circle().stroke(Color.red, lineWidth: 2))
    },
    TypeTableRow(
      "A().overlay { Circle().strokeBorder(.red, lineWidth: 2) }",
      "ModifiedContent<A, _OverlayModifier<StrokeBorderShapeView<Circle, Color, EmptyView>>>",
      .interface
    ) {
      A().overlay { Circle().strokeBorder(.red, lineWidth: 2) }
    },
    TypeTableRow(
      "Circle().path(in: .zero).stroke(.red)",
      "StrokeShapeView<Path, Color, EmptyView>",
      .interface
    ) {
      Circle().path(in: .zero).stroke(.red)
    },
  ]
}
