extension Catalogue {
  /// The views that a style's configuration holds in place of what the style is applied to.
  static let placeholderEntries: [CatalogueEntry] = [
    "ButtonStyleConfiguration.Label", "PrimitiveButtonStyleConfiguration.Label",
    "ToggleStyleConfiguration.Label", "MenuStyleConfiguration.Label",
    "MenuStyleConfiguration.Content", "_MenuButtonStyleConfiguration.Label",
    "_MenuButtonStyleConfiguration.Content", "LabelStyleConfiguration.Title",
    "LabelStyleConfiguration.Icon", "LabeledContentStyleConfiguration.Label",
    "LabeledContentStyleConfiguration.Content", "GroupBoxStyleConfiguration.Label",
    "GroupBoxStyleConfiguration.Content", "DisclosureGroupStyleConfiguration.Label",
    "DisclosureGroupStyleConfiguration.Content", "ControlGroupStyleConfiguration.Label",
    "ControlGroupStyleConfiguration.Content", "FormStyleConfiguration.Content",
    "DatePickerStyleConfiguration.Label", "ProgressViewStyleConfiguration.Label",
    "ProgressViewStyleConfiguration.CurrentValueLabel", "GaugeStyleConfiguration.Label",
    "GaugeStyleConfiguration.CurrentValueLabel", "GaugeStyleConfiguration.MinimumValueLabel",
    "GaugeStyleConfiguration.MaximumValueLabel", "GaugeStyleConfiguration.MarkedValueLabel",
    "_NavigationViewStyleConfiguration.Content", "PlaceholderContentView.Content", "MenuItems",
  ].map { .view($0, .placeholder) }
}
