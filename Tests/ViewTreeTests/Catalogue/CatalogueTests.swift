import Testing

@testable import ViewTree

struct CatalogueTests {
  /// The number of generic parameters of the public types that have edges, by SwiftUI's interface.
  private static let parameterCounts: [String: Int] = [
    "_MaskEffect": 1, "_MaskAlignmentEffect": 1, "_BackdropEffect": 1, "_StrokedShape": 1,
    "_TrimmedShape": 1, "_SizedShape": 1, "OffsetShape": 1, "ScaledShape": 1, "RotatedShape": 1,
    "TransformedShape": 1, "_ShapeView": 2, "_ShadowView": 1, "FillShapeView": 3,
    "StrokeShapeView": 3, "StrokeBorderShapeView": 3, "TupleView": 1, "TupleTableColumnContent": 3,
    "TupleTableRowContent": 2, "_ConditionalContent": 2, "Group": 1, "ForEach": 3,
    "EquatableView": 1, "SubscriptionView": 2, "_AnimationView": 1, "EditableCollectionContent": 2,
    "_DelayedPreferenceView": 2, "_DetachedView": 3, "_PreferenceReadingView": 2,
    "_UIHostingView": 1, "_UnaryViewAdaptor": 1, "VStack": 1, "HStack": 1, "ZStack": 1,
    "LazyVStack": 1, "LazyHStack": 1, "LazyVGrid": 1, "LazyHGrid": 1, "Grid": 1, "GridRow": 1,
    "HSplitView": 1, "VSplitView": 1, "ScrollView": 1, "ScrollViewReader": 1, "GeometryReader": 1,
    "ViewThatFits": 1, "TimelineView": 2, "PhaseAnimator": 2, "KeyframeAnimator": 3,
    "UIHostingConfiguration": 2, "_VariadicView.Tree": 2, "WindowGroup": 1, "Window": 1,
    "Settings": 1, "DocumentGroup": 2, "MenuBarExtra": 2, "ImmersiveSpace": 2,
    "PresentedWindowContent": 2, "CommandMenu": 1, "CommandGroup": 1, "ToolbarItem": 2,
    "ToolbarItemGroup": 1, "ToolbarTitleMenu": 1, "LabeledToolbarItemGroupContent": 2,
    "_TouchBarModifier": 1, "NavigationView": 1, "NavigationStack": 2, "NavigationSplitView": 3,
    "NavigationLink": 2, "TabView": 2, "_BackgroundModifier": 1, "_BackgroundStyleModifier": 1,
    "_BackgroundShapeModifier": 2, "_InsettableBackgroundShapeModifier": 2,
    "_BackgroundPreferenceModifier": 2, "_OverlayModifier": 1, "_OverlayStyleModifier": 1,
    "_OverlayShapeModifier": 2, "_OverlayPreferenceModifier": 2, "Button": 1, "Toggle": 1,
    "TextField": 1, "SecureField": 1, "Stepper": 1, "DatePicker": 1, "MultiDatePicker": 1,
    "ColorPicker": 1, "Link": 1, "SettingsLink": 1, "TextFieldLink": 1, "RenameButton": 1,
    "ShareLink": 4, "AsyncImage": 1, "ControlGroup": 1, "LabeledControlGroupContent": 2,
    "Slider": 2, "ProgressView": 2, "Gauge": 4, "Label": 2, "LabeledContent": 2, "GroupBox": 2,
    "DisclosureGroup": 2, "Menu": 2, "MenuButton": 2, "_PullDownButton": 2, "Picker": 3,
    "ContentUnavailableView": 3, "Canvas": 1, "List": 2, "Form": 1, "Section": 3,
    "OutlineGroup": 5, "Table": 3, "TableColumn": 4, "TableColumnForEach": 5,
    "TableHeaderRowContent": 2, "DisclosureTableRow": 2, "_InsetViewModifier": 1,
  ]

  @Test func namesEachTypeOnce() {
    let names = Catalogue.entries.map(\.name)
    let repeated = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  @Test func pointsAtParametersThatExist() throws {
    for (name, count) in Self.parameterCounts {
      let entry = try #require(Catalogue.entry(named: name))
      #expect(!entry.edges.isEmpty, "\(name)")
      for position in entry.edges.flatMap(\.positions) {
        #expect(position < count, "\(name)")
      }
    }
  }

  @Test func labelsModifiersAsTheyAreWritten() {
    for entry in Catalogue.entries where entry.kind == .modifier && entry.name.hasPrefix("_") {
      guard entry.name != "_ModifiedContent" else { continue }
      #expect(entry.label.first?.isLowercase == true, "\(entry.name)")
    }
  }

  @Test func labelsViewsWithoutUnderscores() {
    for entry in Catalogue.entries {
      #expect(!entry.label.hasPrefix("_") && !entry.label.contains("."), "\(entry.name)")
    }
  }

  @Test func givesModifiersSecondaryChildrenAlone() {
    let views: Set = [
      "ModifiedContent", "_ModifiedContent", "EquatableView", "SubscriptionView", "_AnimationView",
    ]
    for entry in Catalogue.entries where entry.kind == .modifier && !views.contains(entry.name) {
      for edge in entry.edges {
        switch edge {
        case .role, .style, .erasedRole, .modifier: break
        default: Issue.record("\(entry.name) has the edge \(edge)")
        }
      }
    }
  }

  @Test(arguments: [
    ("SwiftUI.VStack<Text>", "VStack"), ("VStack<Text>", "VStack"),
    ("SwiftUI._VariadicView.Tree<A, B>", "_VariadicView.Tree"),
    ("_VariadicView.Tree<A, B>", "_VariadicView.Tree"),
    ("Tree<_LayoutRoot<A>, B>", "_VariadicView.Tree"), ("Swift.Optional<Text>", "Optional"),
    ("Rectangle._Inset", "Rectangle._Inset"),
  ])
  func findsTypesOfTheSystem(type: String, name: String) throws {
    #expect(Catalogue.entry(for: try TypeName(parsing: type))?.name == name)
  }

  @Test(arguments: [
    "MyApp.VStack<Text>", "MyApp.Text", "Tree<Int, Text>", "VStack<A>.Text", "Row", "Label",
  ])
  func findsNoTypesOfTheUsers(type: String) throws {
    #expect(Catalogue.entry(for: try TypeName(parsing: type)) == nil)
  }
}

extension CatalogueEntry.Edge {
  /// The generic arguments that the edge names.
  fileprivate var positions: [Int] {
    switch self {
    case .content(let position), .list(let position), .role(_, let position),
      .style(_, let position), .rows(let position), .optional(let position),
      .tuple(let position), .shape(let position), .modifier(let position):
      [position]
    case .branches(let first, let second): [first, second]
    case .identified(let content, let id): [content, id]
    case .erasedRole: []
    }
  }
}
