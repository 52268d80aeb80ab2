extension Catalogue {
  /// Shape styles: some are views as well, all are what a style edge ends in.
  static let shapeStyleEntries: [CatalogueEntry] = CatalogueEntry.leaves(
    "Color.Resolved", "LinearGradient", "RadialGradient", "EllipticalGradient", "AngularGradient",
    "MeshGradient", "Gradient", "AnyGradient", "_AnyLinearGradient", "_AnyRadialGradient",
    "_AnyEllipticalGradient", "_AnyAngularGradient", "ImagePaint", "Material", "AnyShapeStyle",
    "BackgroundStyle", "ForegroundStyle", "TintShapeStyle", "FillShapeStyle", "LinkShapeStyle",
    "PlaceholderTextShapeStyle", "SelectionShapeStyle", "SeparatorShapeStyle",
    "WindowBackgroundShapeStyle", "HierarchicalShapeStyle", "HierarchicalShapeStyleModifier",
    "Shader", "_AnchoredShapeStyle", "_BlendModeShapeStyle", "_OpacityShapeStyle",
    "_ShadowShapeStyle", "_ImplicitShapeStyle", "_SystemShapeStyle")
}
