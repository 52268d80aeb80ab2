extension Catalogue {
  /// Shapes and the views made of them.
  ///
  /// A filled, stroked or transformed shape is labelled after the shape itself.
  static let shapeEntries: [CatalogueEntry] =
    plainShapeEntries + insetShapeEntries + madeShapeEntries

  private static let plainShapeEntries = CatalogueEntry.leaves(
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
    "ContainerRelativeShape", "ConcentricRectangle", "ButtonBorderShape", "Path", "AnyShape",
    "_ShapeUnion", "_ShapeIntersection", "_ShapeSubtraction", "_ShapeSymmetricDifference",
    "_ShapeLineIntersection", "_ShapeLineSubtraction")

  private static let insetShapeEntries: [CatalogueEntry] = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
    "ContainerRelativeShape", "ButtonBorderShape",
  ].map { CatalogueEntry(name: "\($0)._Inset", kind: .leaf, label: $0) }

  private static let madeShapeEntries: [CatalogueEntry] = [
    .view("_StrokedShape", .leaf, .shape(0)),
    .view("_TrimmedShape", .leaf, .shape(0)),
    .view("_SizedShape", .leaf, .shape(0)),
    .view("OffsetShape", .leaf, .shape(0)),
    .view("ScaledShape", .leaf, .shape(0)),
    .view("RotatedShape", .leaf, .shape(0)),
    .view("TransformedShape", .leaf, .shape(0)),
    .view("_ShapeView", .leaf, .shape(0)),
    .view("_ShadowView", .leaf, .shape(0)),
    .view("FillShapeView", .leaf, .shape(0), .role("background", 2)),
    .view("StrokeShapeView", .leaf, .shape(0), .role("background", 2)),
    .view("StrokeBorderShapeView", .leaf, .shape(0), .role("background", 2)),
  ]
}
