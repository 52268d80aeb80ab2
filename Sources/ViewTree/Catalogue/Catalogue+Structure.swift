extension Catalogue {
  /// What view builders make, and wrappers.
  static let structureEntries: [CatalogueEntry] = [
    CatalogueEntry(
      name: "ModifiedContent", kind: .modifier, label: "ModifiedContent", edges: [.content(0)]),
    CatalogueEntry(
      name: "_ModifiedContent", kind: .modifier, label: "ModifiedContent", edges: [.content(0)]),
    .view("TupleView", .tuple, .tuple(0)),
    .view("TupleContent", .tuple, .tuple(0)),
    .view("TupleToolbarContent", .tuple, .tuple(0)),
    .view("TupleTabContent", .tuple, .tuple(1)),
    .view("TupleTableColumnContent", .tuple, .tuple(2)),
    .view("TupleTableRowContent", .tuple, .tuple(1)),
    .view("_TupleScene", .tuple, .tuple(0)),
    .view("_TupleCommands", .tuple, .tuple(0)),
    .view("_ConditionalContent", .conditional, .branches(0, 1)),
    .view("Optional", .optional, .optional(0)),
    .view("Group", .group, .list(0)),
    .view("ForEach", .forEach, .rows(2)),
    .view("GroupElementsOfContent", .container, .list(1)),
    .view("GroupSectionsOfContent", .container, .list(1)),
    .view("AnyView", .anyView),
    .view("IDView", .id, .identified(content: 0, id: 1)),
    .view("_ViewModifier_Content", .placeholder),
    .view("_SceneModifier_Content", .placeholder),
    .modifier("EmptyModifier", "EmptyModifier"),

    // Modifiers whose type is a view of its own.
    .modifier("EquatableView", "equatable", .content(0)),
    .modifier("SubscriptionView", "onReceive", .content(1)),
    .modifier("_AnimationView", "animation", .content(0)),

    // Wrappers that nobody wrote.
    .wrapper("DebugReplaceableView", .content(0)),
    .wrapper("DebugReplaceableViewStorage", .content(0)),
    .wrapper("EditableCollectionContent", .content(0)),
    .wrapper("LimitedAvailabilityScene", .content(0)),
    // Its first argument is the builder's own.
    .wrapper("TabContentBuilder.Content", .content(0)),
    .wrapper("_DelayedPreferenceView", .content(1)),
    .wrapper("_DetachedView", .content(1)),
    .wrapper("_PreferenceReadingView", .content(1)),
    .wrapper("_UIHostingView", .content(0)),
    .wrapper("_UnaryViewAdaptor", .content(0)),
  ]
}
