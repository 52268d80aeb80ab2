extension Catalogue {
  /// Scenes, and the menus of an app.
  static let sceneEntries: [CatalogueEntry] = appEntries + commandEntries

  private static let appEntries: [CatalogueEntry] = [
    .view("WindowGroup", .scene, .list(0)),
    .view("Window", .scene, .list(0)),
    .view("Settings", .scene, .list(0)),
    .view("DocumentGroup", .scene, .list(1)),
    .view("MenuBarExtra", .scene, .role("label", 0), .list(1)),
    .view("ImmersiveSpace", .scene, .list(0)),
    .view("_EmptyScene", .scene),
    .view("PresentedWindowContent", .container, .list(1)),
    .view("CommandMenu", .container, .list(0)),
    .view("CommandGroup", .container, .list(0)),
    .modifier("CommandsModifier", "commands", .role("commands", 0)),
    .modifier("CommandsReplacedModifier", "commandsReplaced", .role("commands", 0)),
    .modifier("WindowStyleModifier", "windowStyle"),
    .modifier("TransformSceneListModifier", "defaultSize"),
    .modifier("BackgroundTaskModifier", "backgroundTask"),
    .modifier("WindowToolbarStyleModifier", "windowToolbarStyle"),
  ]

  private static let commandEntries = CatalogueEntry.leaves(
    "EmptyCommands", "TextEditingCommands", "TextFormattingCommands", "ToolbarCommands",
    "SidebarCommands", "InspectorCommands", "ImportFromDevicesCommands")
}
