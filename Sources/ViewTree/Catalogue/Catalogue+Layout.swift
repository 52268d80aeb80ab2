extension Catalogue {
  /// Views that lay out a view list.
  static let layoutEntries: [CatalogueEntry] = [
    .view("VStack", .container, .list(0)),
    .view("HStack", .container, .list(0)),
    .view("ZStack", .container, .list(0)),
    .view("LazyVStack", .container, .list(0)),
    .view("LazyHStack", .container, .list(0)),
    .view("LazyVGrid", .container, .list(0)),
    .view("LazyHGrid", .container, .list(0)),
    .view("Grid", .container, .list(0)),
    .view("GridRow", .container, .list(0)),
    .view("HSplitView", .container, .list(0)),
    .view("VSplitView", .container, .list(0)),
    .view("ScrollView", .container, .list(0)),
    .view("GlassEffectContainer", .container, .list(0)),
    .view("ScrollViewReader", .container, .list(0)),
    .view("GeometryReader", .container, .list(0)),
    .view("ViewThatFits", .container, .list(0)),
    .view("TimelineView", .container, .list(1)),
    .view("PhaseAnimator", .container, .list(1)),
    .view("KeyframeAnimator", .container, .list(2)),
    .view("UIHostingConfiguration", .container, .list(0), .role("background", 1)),

    // A layout called with content: the node is labelled after the layout.
    .view("_VariadicView.Tree", .container, .list(1)),
    .view("_LayoutRoot", .container),
    .view("AnyLayout", .container),
    .view("VStackLayout", .container),
    .view("HStackLayout", .container),
    .view("ZStackLayout", .container),
    .view("GridLayout", .container),
    .view("_VStackLayout", .container),
    .view("_HStackLayout", .container),
    .view("_ZStackLayout", .container),
    .view("_OverlayLayout", .container),
  ]
}
