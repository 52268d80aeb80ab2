extension Catalogue {
  /// Modifiers that write the environment, and those that only few values know.
  ///
  /// A writer's label has the type of its value: `EnvironmentKeyWritingModifier<Font?>`.
  static let environmentModifierEntries: [CatalogueEntry] = [
    .view("_EnvironmentKeyWritingModifier", .environmentWriter),
    .view("_EnvironmentKeyTransformModifier", .environmentWriter),
    .modifier("_EnvironmentBackgroundStyleModifier", "backgroundStyle"),
    .modifier("LineLimitModifier", "lineLimit"),
    .modifier("LabelsHiddenModifier", "labelsHidden"),
    .modifier("StyleContextWriter", "styleContext"),
    .modifier("EditModeScopeModifier", "editModeScope"),
    .modifier("HitTestBindingModifier", "hitTestBinding"),
    .modifier("SearchableModifier", "searchable"),
    .modifier("SearchSuggestionsModifier", "searchSuggestions", .role("searchSuggestions", 0)),
    .modifier("SearchCompletionModifier", "searchCompletion"),
    .modifier("SearchPresentationToolbarBehaviorModifier", "searchPresentationToolbarBehavior"),
    .modifier("SubmitScopeModifier", "submitScope"),
    .modifier("MenuActionDismissBehaviorModifier", "menuActionDismissBehavior"),
    .modifier("SearchScopesModifier", "searchScopes", .role("searchScopes", 1)),
    .modifier("FocusedValueModifier", "focusedValue"),
    .modifier("DialogOptionsModifier", "dialogIcon"),
    .modifier("ToolbarRoleModifier", "toolbarRole"),
    .modifier("NavigationSplitViewColumnWidthModifier", "navigationSplitViewColumnWidth"),
    .modifier("InspectorColumnWidthModifier", "inspectorColumnWidth"),
    .modifier("ViewInputFlagModifier", "keyboardShortcut"),
    .modifier("UserActivityModifier", "userActivity"),
    .modifier("_AllowsHitTestingModifier", "allowsHitTesting"),
    .modifier("AllowsWindowActivationEventsModifier", "allowsWindowActivationEvents"),
    .modifier("_IdentifiedModifier", "identified"),
    .modifier("_DefaultFocusModifier", "defaultFocus"),
    .modifier("_FocusableModifier", "focusable"),
    .modifier("_FocusSectionModifier", "focusSection"),
    .modifier("FocusStateBindingModifier", "focused"),
    .modifier("AccessibilityAttachmentModifier", "accessibility"),
    .modifier("AccessibilityContainerModifier", "accessibilityElement"),
    .modifier(
      "AccessibilityChildrenModifier", "accessibilityChildren", .role("accessibilityChildren", 0)),
    .modifier(
      "AccessibilityRepresentationModifier", "accessibilityRepresentation",
      .role("accessibilityRepresentation", 0)),
    .modifier(
      "AccessibilityActionsModifier", "accessibilityActions", .role("accessibilityActions", 0)),
    .modifier("_AccessibilityIgnoresInvertColorsViewModifier", "accessibilityIgnoresInvertColors"),
  ]
}
