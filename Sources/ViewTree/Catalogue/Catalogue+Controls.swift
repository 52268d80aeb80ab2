extension Catalogue {
  /// Controls and the views that label something.
  static let controlEntries: [CatalogueEntry] = [
    .view("Button", .container, .list(0)),
    .view("Toggle", .container, .list(0)),
    .view("TextField", .container, .list(0)),
    .view("SecureField", .container, .list(0)),
    .view("Stepper", .container, .list(0)),
    .view("DatePicker", .container, .list(0)),
    .view("MultiDatePicker", .container, .list(0)),
    .view("ColorPicker", .container, .list(0)),
    .view("Link", .container, .list(0)),
    .view("SettingsLink", .container, .list(0)),
    .view("TextFieldLink", .container, .list(0)),
    .view("RenameButton", .container, .list(0)),
    .view("ShareLink", .container, .list(3)),
    .view("AsyncImage", .container, .list(0)),
    .view("ControlGroup", .container, .list(0)),
    .view("LabeledControlGroupContent", .container, .list(0), .role("label", 1)),
    .view(
      "Slider", .container, .role("label", 0), .role("minimumValueLabel", 1),
      .role("maximumValueLabel", 1)),
    .view("ProgressView", .container, .role("label", 0), .role("currentValueLabel", 1)),
    .view(
      "Gauge", .container, .role("label", 0), .role("currentValueLabel", 1),
      .role("minimumValueLabel", 2), .role("maximumValueLabel", 2),
      .role("markedValueLabels", 3)),
    .view("Label", .container, .role("title", 0), .role("icon", 1)),
    .view("LabeledContent", .container, .role("label", 0), .list(1)),
    .view("GroupBox", .container, .role("label", 0), .list(1)),
    .view("DisclosureGroup", .container, .role("label", 0), .list(1)),
    .view("Menu", .container, .role("label", 0), .list(1)),
    .view("MenuButton", .container, .role("label", 0), .list(1)),
    .view("_PullDownButton", .container, .role("label", 0), .list(1)),
    .view("Picker", .container, .role("label", 0), .list(2)),
    .view(
      "ContentUnavailableView", .container, .role("label", 0), .role("description", 1),
      .role("actions", 2)),
    .view("Canvas", .leaf, .role("symbols", 0)),
  ]
}
