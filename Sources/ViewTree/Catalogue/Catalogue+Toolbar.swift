extension Catalogue {
  /// What stands in a toolbar.
  static let toolbarEntries: [CatalogueEntry] = [
    .view("ToolbarItem", .container, .list(1)),
    .view("ToolbarItemGroup", .container, .list(0)),
    .view("ToolbarTitleMenu", .container, .list(0)),
    .view("LabeledToolbarItemGroupContent", .container, .list(0), .role("label", 1)),
    .view("ToolbarSpacer", .leaf),
    .view("DefaultToolbarItem", .leaf),
    .modifier("ToolbarModifier", "toolbar", .role("toolbar", 1)),
    .modifier("ToolbarAppearanceModifier", "toolbar"),
    .modifier("ToolbarItemRemovalModifier", "toolbar"),
    .modifier("_ToolbarItemGroupModifier", "toolbar", .role("toolbar", 0)),
    .modifier("_TouchBarModifier", "touchBar", .role("touchBar", 0)),
  ]
}
