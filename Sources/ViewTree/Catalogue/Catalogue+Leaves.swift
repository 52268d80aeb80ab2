extension Catalogue {
  /// Views without children.
  static let leafEntries: [CatalogueEntry] = CatalogueEntry.leaves(
    "Text", "Image", "Color", "Spacer", "Divider", "EmptyView", "Never", "TextEditor",
    "_UIKitPreview", "EditButton",
    "PasteButton", "PreviewModifierContent", "HelpLink", "DefaultDateProgressLabel",
    "DefaultSettingsLinkLabel", "DefaultButtonLabel",
    "DefaultShareLinkLabel", "OutlineSubgroupChildren", "SearchUnavailableContent.Label",
    "SearchUnavailableContent.Description", "SearchUnavailableContent.Actions",
    "ContentUnavailableView.Search", "SignInWithAppleButton", "_TextBaselineRelativeSpacer",
    "_HSpacer", "_VSpacer", "_SymmetricallyScaledText", "_DisclosureIndicator",
    "_BackdropEffectPlaceholder", "_CALayerView", "_WKStoryboardContent", "_ScrollView",
    "_ScrollView.Main", "_ScrollViewRoot", "_ScrollableLayoutView", "_PagingView",
    "_UIHostingConfigurationBackgroundView", "_DetachedPlaceholder", "_TextFieldStyleLabel",
    "_DatePickerStyleLabel", "DefaultTextFieldStyle._Body", "AutomaticTextEditorStyle.Body",
    "PlaceholderContentView", "Subview", "SubviewsCollection", "SubviewsCollectionSlice",
    "_VariadicView_Children", "_VariadicView_Children.Element")
}
