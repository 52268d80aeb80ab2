extension Catalogue {
  /// Modifiers that show something else for a time.
  static let presentationModifierEntries: [CatalogueEntry] = [
    .modifier("SheetPresentationModifier", "sheet", .role("sheet", 0)),
    .modifier("ItemSheetPresentationModifier", "sheet", .role("sheet", 1)),
    .modifier(
      "FullScreenCoverPresentationModifier", "fullScreenCover", .role("fullScreenCover", 0)),
    .modifier(
      "ItemFullScreenCoverPresentationModifier", "fullScreenCover", .role("fullScreenCover", 1)),
    .modifier("PopoverPresentationModifier", "popover", .role("popover", 0)),
    .modifier("ItemPopoverPresentationModifier", "popover", .role("popover", 1)),
    .modifier("InspectorModifier", "inspector", .role("inspector", 0)),
    .modifier("AlertModifier", "alert", .role("alert", 0), .role("message", 1)),
    .modifier("AlertTransformModifier", "alert"),
    .modifier("ActionSheetTransformModifier", "actionSheet"),
    .modifier("IdentifiedPreferenceTransformModifier", "alert"),
    .modifier(
      "ConfirmationDialogModifier", "confirmationDialog", .role("confirmationDialog", 0),
      .role("message", 1)),
    .modifier("ContextMenuModifier", "contextMenu", .role("contextMenu", 0)),
    .modifier("SelectionContextMenuModifier", "contextMenu", .role("contextMenu", 1)),
    .modifier(
      "PresentationBackgroundModifier", "presentationBackground",
      .role("presentationBackground", 0)),
    .modifier("FileImporterModifier", "fileImporter"),
    .modifier("FileExporterModifier", "fileExporter"),
    .modifier("FileMoverModifier", "fileMover"),
    .modifier("FileDialogModifier", "fileDialog"),
    .modifier("PresentationSizingModifier", "presentationSizing"),
    .modifier("SwipeActionsModifier", "swipeActions", .role("swipeActions", 0)),
    .modifier("PlatformItemTraitWriter", "tabItem", .role("tabItem", 1)),
    .modifier(
      "NavigationDestinationModifier", "navigationDestination", .role("navigationDestination", 1)),
    .modifier(
      "ViewDestinationNavigationDestinationModifier", "navigationDestination",
      .role("navigationDestination", 0)),
    .modifier(
      "ItemNavigationDestinationModifier", "navigationDestination",
      .role("navigationDestination", 1)),
  ]
}
