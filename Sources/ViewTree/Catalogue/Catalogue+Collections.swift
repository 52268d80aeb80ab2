extension Catalogue {
  /// Lists, forms and tables.
  static let collectionEntries: [CatalogueEntry] = [
    .view("List", .container, .list(1)),
    .view("Form", .container, .list(0)),
    // The header first, as in the order of the parameters.
    .view("Section", .container, .role("header", 0), .list(1), .role("footer", 2)),
    .view("OutlineGroup", .forEach, .rows(3)),
    .view("Table", .container, .role("rows", 1), .role("columns", 2)),
    .view("TableColumn", .container, .role("label", 3), .rows(2)),
    .view("TableColumnForEach", .forEach, .rows(4)),
    .view("TableForEachContent", .forEach),
    .view("TableOutlineGroupContent", .forEach),
    .view("TableHeaderRowContent", .container, .list(1)),
    .view("DisclosureTableRow", .container, .role("label", 0), .list(1)),
    .view("TableRow", .leaf),
    .view("EmptyTableRowContent", .leaf),
    .view("AccessibilityRotorEntry", .leaf),
  ]
}

extension Catalogue {
  /// Modifiers of rows of a table.
  static let tableRowModifiers: [CatalogueEntry] = [
    .modifier("_ContextMenuTableRowModifier", "contextMenu", .role("contextMenu", 0)),
    .modifier(
      "_ContextMenuPreviewTableRowModifier", "contextMenu", .role("contextMenu", 0),
      .role("preview", 1)),
    .modifier("_HoverTableRowModifier", "onHover"),
    .modifier("ItemProviderTableRowModifier", "itemProvider"),
    .modifier("OnInsertTableRowModifier", "onInsert"),
    .modifier("DropTableRowModifier", "dropDestination"),
  ]
}
