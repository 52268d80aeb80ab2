import SwiftUI

extension TypeTable {
  /// Shapes, derived shapes, and shapes that are drawn.
  @MainActor static let shapes: [TypeCase] = [
    TypeCase(
      "Circle()",
      "Circle",
      .interface
    ) {
      Circle()
    },
    TypeCase(
      "Circle().fill()",
      "_ShapeView<Circle, ForegroundStyle>",
      .interface
    ) {
      Circle().fill()
    },
    TypeCase(
      "Circle().fill(.red)",
      "_ShapeView<Circle, Color>",
      .interface
    ) {
      Circle().fill(.red)
    },
    TypeCase(
      "Capsule().fill(.tint)",
      "_ShapeView<Capsule, TintShapeStyle>",
      .interface
    ) {
      Capsule().fill(.tint)
    },
    TypeCase(
      "Diamond().fill(Color.red).frame(width: 1, height: 1)",
      "ModifiedContent<_ShapeView<Diamond, Color>, _FrameLayout>",
      .printed
    ) {
      Diamond().fill(Color.red).frame(width: 1, height: 1)
    },
    TypeCase(
      "Circle().fill(.red).fill(.blue)",
      "FillShapeView<Circle, Color, _ShapeView<Circle, Color>>",
      .interface
    ) {
      Circle().fill(.red).fill(.blue)
    },
    TypeCase(
      "Circle().stroke(Color.red)",
      "StrokeShapeView<Circle, Color, EmptyView>",
      .interface
    ) {
      Circle().stroke(Color.red)
    },
    TypeCase(
      "Circle().stroke(.red, lineWidth: 2)",
      "StrokeShapeView<Circle, Color, EmptyView>",
      .interface
    ) {
      Circle().stroke(.red, lineWidth: 2)
    },
    TypeCase(
      "Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2))",
      "StrokeShapeView<Circle, Color, EmptyView>",
      .interface
    ) {
      Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2))
    },
    TypeCase(
      "Circle().fill(.red).stroke(.blue)",
      "StrokeShapeView<Circle, Color, _ShapeView<Circle, Color>>",
      .interface
    ) {
      Circle().fill(.red).stroke(.blue)
    },
    TypeCase(
      "Circle().stroke(lineWidth: 2)",
      "_StrokedShape<Circle>",
      .interface
    ) {
      Circle().stroke(lineWidth: 2)
    },
    TypeCase(
      "Circle().stroke()",
      "_StrokedShape<Circle>",
      .interface
    ) {
      Circle().stroke()
    },
    TypeCase(
      "Circle().stroke(lineWidth: 2).foregroundColor(.red)",
      """
      ModifiedContent<_StrokedShape<Circle>,
      _EnvironmentKeyWritingModifier<Optional<Color>>>
      """,
      .interface
    ) {
      Circle().stroke(lineWidth: 2).foregroundColor(.red)
    },
    TypeCase(
      "Circle().strokeBorder(Color.red, lineWidth: 2)",
      "StrokeBorderShapeView<Circle, Color, EmptyView>",
      .interface
    ) {
      Circle().strokeBorder(Color.red, lineWidth: 2)
    },
    TypeCase(
      "Circle().strokeBorder(lineWidth: 2)",
      "StrokeBorderShapeView<Circle, ForegroundStyle, EmptyView>",
      .interface
    ) {
      Circle().strokeBorder(lineWidth: 2)
    },
    TypeCase(
      "Circle().fill(.red).strokeBorder(.blue)",
      "StrokeBorderShapeView<Circle, Color, _ShapeView<Circle, Color>>",
      .interface
    ) {
      Circle().fill(.red).strokeBorder(.blue)
    },
    TypeCase(
      "Circle().trim(from: 0, to: 0.5).stroke(Color.red)",
      "StrokeShapeView<_TrimmedShape<Circle>, Color, EmptyView>",
      .interface
    ) {
      Circle().trim(from: 0, to: 0.5).stroke(Color.red)
    },
    TypeCase(
      "Circle().trim(from: 0, to: 0.5)",
      "_TrimmedShape<Circle>",
      .interface
    ) {
      Circle().trim(from: 0, to: 0.5)
    },
    TypeCase(
      "Circle().offset(x: 5)",
      "OffsetShape<Circle>",
      .interface
    ) {
      Circle().offset(x: 5)
    },
    TypeCase(
      "Circle().offset(CGSize(width: 1, height: 1)).fill(.red)",
      "_ShapeView<OffsetShape<Circle>, Color>",
      .interface
    ) {
      Circle().offset(CGSize(width: 1, height: 1)).fill(.red)
    },
    TypeCase(
      "Circle().fill(.red).offset(x: 5)",
      "ModifiedContent<_ShapeView<Circle, Color>, _OffsetEffect>",
      .interface
    ) {
      Circle().fill(.red).offset(x: 5)
    },
    TypeCase(
      "Circle().scale(2)",
      "ScaledShape<Circle>",
      .interface
    ) {
      Circle().scale(2)
    },
    TypeCase(
      "Circle().scale(x: 1, y: 2)",
      "ScaledShape<Circle>",
      .interface
    ) {
      Circle().scale(x: 1, y: 2)
    },
    TypeCase(
      "Circle().scaleEffect(2)",
      "ModifiedContent<Circle, _ScaleEffect>",
      .interface
    ) {
      Circle().scaleEffect(2)
    },
    TypeCase(
      "Circle().rotation(.degrees(45))",
      "RotatedShape<Circle>",
      .interface
    ) {
      Circle().rotation(.degrees(45))
    },
    TypeCase(
      "Circle().rotationEffect(.degrees(45))",
      "ModifiedContent<Circle, _RotationEffect>",
      .interface
    ) {
      Circle().rotationEffect(.degrees(45))
    },
    TypeCase(
      "Circle().size(width: 1, height: 1)",
      "_SizedShape<Circle>",
      .interface
    ) {
      Circle().size(width: 1, height: 1)
    },
    TypeCase(
      "Circle().transform(.identity)",
      "TransformedShape<Circle>",
      .interface
    ) {
      Circle().transform(.identity)
    },
    TypeCase(
      "Circle().inset(by: 4)",
      "_Inset",
      .interface
    ) {
      Circle().inset(by: 4)
    },
    TypeCase(
      "Circle().inset(by: 4).fill(.red)",
      "_ShapeView<_Inset, Color>",
      .interface
    ) {
      Circle().inset(by: 4).fill(.red)
    },
    TypeCase(
      "Circle().intersection(Rectangle())",
      "_ShapeIntersection<Circle, Rectangle>",
      .interface
    ) {
      Circle().intersection(Rectangle())
    },
    TypeCase(
      "Circle().union(Rectangle())",
      "_ShapeUnion<Circle, Rectangle>",
      .interface
    ) {
      Circle().union(Rectangle())
    },
    TypeCase(
      "Circle().subtracting(Rectangle())",
      "_ShapeSubtraction<Circle, Rectangle>",
      .interface
    ) {
      Circle().subtracting(Rectangle())
    },
    TypeCase(
      "Circle().symmetricDifference(Rectangle())",
      "_ShapeSymmetricDifference<Circle, Rectangle>",
      .interface
    ) {
      Circle().symmetricDifference(Rectangle())
    },
    TypeCase(
      "Path { $0.addLine(to: .zero) }.stroke(Color.red)",
      "StrokeShapeView<Path, Color, EmptyView>",
      .interface
    ) {
      Path { $0.addLine(to: .zero) }.stroke(Color.red)
    },
    TypeCase(
      "AnyShape(Circle())",
      "AnyShape",
      .interface
    ) {
      AnyShape(Circle())
    },
    TypeCase(
      "UnevenRoundedRectangle(topLeadingRadius: 4).fill(.red)",
      "_ShapeView<UnevenRoundedRectangle, Color>",
      .interface
    ) {
      UnevenRoundedRectangle(topLeadingRadius: 4).fill(.red)
    },
    TypeCase(
      """
      Rectangle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint:
      .bottom))
      """,
      "_ShapeView<Rectangle, LinearGradient>",
      .interface
    ) {
      Rectangle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    },
    TypeCase(
      "Rectangle().fill(.red.opacity(0.5))",
      "_ShapeView<Rectangle, Color>",
      .interface
    ) {
      Rectangle().fill(.red.opacity(0.5))
    },
    TypeCase(
      "Rectangle().fill(.red.gradient)",
      "_ShapeView<Rectangle, AnyGradient>",
      .interface
    ) {
      Rectangle().fill(.red.gradient)
    },
    TypeCase(
      "Rectangle().fill(.ultraThinMaterial)",
      "_ShapeView<Rectangle, Material>",
      .interface
    ) {
      Rectangle().fill(.ultraThinMaterial)
    },
    TypeCase(
      #"Rectangle().fill(.image(Image("x")))"#,
      "_ShapeView<Rectangle, ImagePaint>",
      .interface
    ) {
      Rectangle().fill(.image(Image("x")))
    },
    TypeCase(
      "Rectangle().fill(.conicGradient(colors: [.red], center: .center))",
      "_ShapeView<Rectangle, AngularGradient>",
      .interface
    ) {
      Rectangle().fill(.conicGradient(colors: [.red], center: .center))
    },
    TypeCase(
      "Rectangle().foregroundColor(.red)",
      "ModifiedContent<Rectangle, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      Rectangle().foregroundColor(.red)
    },
    TypeCase(
      "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
      "LinearGradient",
      .interface
    ) {
      LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    },
    TypeCase(
      #"Group { if on { Color.yellow } else { Text("Impossible") } }"#,
      "Group<_ConditionalContent<Color, Text>>",
      .printed
    ) {
      Group { if on { Color.yellow } else { Text("Impossible") } }
    },
  ]
}
