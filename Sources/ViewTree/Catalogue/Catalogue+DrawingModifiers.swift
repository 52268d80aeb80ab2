extension Catalogue {
  /// Modifiers that draw something before or behind their content, or set what it is drawn with.
  static let drawingModifierEntries: [CatalogueEntry] = [
    .modifier("_BackgroundModifier", "background", .role("background", 0)),
    .modifier("_BackgroundStyleModifier", "background", .style("background", 0)),
    .modifier("_BackgroundShapeModifier", "background", .style("background", 0)),
    .modifier("_InsettableBackgroundShapeModifier", "background", .style("background", 0)),
    .modifier(
      "_BackgroundPreferenceModifier", "backgroundPreferenceValue", .role("background", 1)),
    // Over a stroked inset rectangle it is a `border`: see ``CatalogueLabel``.
    .modifier("_OverlayModifier", "overlay", .role("overlay", 0)),
    .modifier("_OverlayStyleModifier", "overlay", .style("overlay", 0)),
    .modifier("_OverlayShapeModifier", "overlay", .style("overlay", 0)),
    .modifier("_OverlayPreferenceModifier", "overlayPreferenceValue", .role("overlay", 1)),
    .modifier("_ForegroundStyleModifier", "foregroundStyle"),
    .modifier("_ForegroundStyleModifier2", "foregroundStyle"),
    .modifier("_ForegroundStyleModifier3", "foregroundStyle"),
    .modifier("_ForegroundColorModifier", "foregroundColor"),
    .modifier("_ContainerShapeModifier", "containerShape"),
    .modifier("_ContentShapeModifier", "contentShape"),
    .modifier("_ContentShapeKindModifier", "contentShape"),
    .modifier("ScrollContentBackgroundModifier", "scrollContentBackground"),
    .modifier(
      "ContainerBackgroundModifier", "containerBackground", .role("containerBackground", 0)),
    .modifier(
      "ContainerBackgroundStyleModifier", "containerBackground", .style("containerBackground", 0)),
  ]
}
