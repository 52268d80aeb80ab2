import SwiftUI
import Testing

@Suite struct CollectionTypesTests {
  @Test(arguments: Self.lists + Self.layouts + Self.navigation)
  func hasTheTypeOfSwiftUI(_ typeCase: TypeCase) {
    #expect(typeCase.actual == typeCase.expected)
  }

  // Sources: `modifier_types.tsv` and `printed_types.tsv`.

  struct Item: Identifiable {
    let id: Int
    var children: [Item]?
  }

  static let lists = [
    TypeCase("List { X }", "List<Never, Text>") { List { Text("a") } },
    TypeCase("List(data) { X }", "List<Never, ForEach<Array<Item>, Int, Text>>") {
      List([Item(id: 1)]) { Text("\($0.id)") }
    },
    TypeCase("List(data, id:)", "List<Never, ForEach<Array<String>, String, Text>>") {
      List(["a"], id: \.self) { Text($0) }
    },
    TypeCase("List(range)", "List<Never, ForEach<Range<Int>, Int, Text>>") {
      List(0..<3) { Text("\($0)") }
    },
    TypeCase(
      "List(range, selection: set)", "List<Int, ForEach<Range<Int>, Int, HStack<Text>>>"
    ) { List(0..<3, selection: Binding<Set<Int>>.constant([])) { Text("\($0)") } },
    TypeCase("List(selection:) of Int?", "List<Int, Text>") {
      List(selection: Binding<Int?>.constant(1)) { Text("a") }
    },
    TypeCase(
      "List($items)",
      "List<Never, ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, TextField<Text>>>"
    ) {
      List(Binding<[Item]>.constant([])) { $item in
        TextField("Id", value: .constant(item.id), format: .number)
      }
    },
    TypeCase(
      "List($items, editActions:)",
      "List<Never, ForEach<IndexedIdentifierCollection<Array<Item>, Int>, Int, "
        + "EditableCollectionContent<Text, Array<Item>>>>"
    ) {
      List(Binding<[Item]>.constant([]), editActions: .delete) { $item in Text("\(item.id)") }
    },
    TypeCase(
      "List(data, children:)",
      "List<Never, OutlineGroup<Array<Item>, Int, Text, Text, "
        + "DisclosureGroup<Text, OutlineSubgroupChildren>>>"
    ) { List([Item(id: 1)], children: \.children) { Text("\($0.id)") } },
    TypeCase(
      ".onDelete",
      "ModifiedContent<ForEach<Array<Item>, Int, Text>, _TraitWritingModifier<OnDeleteTraitKey>>"
    ) { ForEach([Item(id: 1)]) { Text("\($0.id)") }.onDelete { _ in } },
    TypeCase(
      ".listStyle(.plain)", "ModifiedContent<List<Never, Text>, ListStyleWriter<PlainListStyle>>"
    ) { List { Text("a") }.listStyle(.plain) },
    TypeCase("Section(header:)", "Section<Text, Text, EmptyView>") {
      Section(header: Text("h")) { Text("a") }
    },
    TypeCase("Section(content:header:)", "Section<Text, Text, EmptyView>") {
      Section(content: { Text("a") }, header: { Text("h") })
    },
    TypeCase(#"Section("t")"#, "Section<Text, Text, EmptyView>") { Section("t") { Text("a") } },
    TypeCase("Section { } footer: { }", "Section<EmptyView, Text, Text>") {
      Section {
        Text("a")
      } footer: {
        Text("f")
      }
    },
    TypeCase("Form", "Form<Text>") { Form { Text("a") } },
  ]

  static let layouts = [
    TypeCase("LazyVGrid", "LazyVGrid<Text>") { LazyVGrid(columns: [GridItem()]) { Text("a") } },
    TypeCase("Grid", "Grid<GridRow<TupleView<(Text, Text)>>>") {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    },
    TypeCase("GeometryReader", "GeometryReader<Text>") {
      GeometryReader { Text("\($0.size.width)") }
    },
    TypeCase("VStackLayout()", "Tree<_LayoutRoot<VStackLayout>, TupleView<(Text, Text)>>") {
      VStackLayout {
        Text("a")
        Text("b")
      }
    },
    TypeCase("AnyLayout", "Tree<_LayoutRoot<AnyLayout>, Text>") {
      AnyLayout(HStackLayout()) { Text("a") }
    },
    TypeCase("TimelineView", "TimelineView<AnimationTimelineSchedule, Text>") {
      TimelineView(.animation) { Text("\($0.date)") }
    },
    TypeCase("Canvas", "Canvas<EmptyView>") { Canvas { _, _ in } },
    TypeCase("PhaseAnimator", "PhaseAnimator<Bool, Text>") {
      PhaseAnimator([false, true]) { phase in Text(phase ? "a" : "b") }
    },
    TypeCase("AsyncImage(url:)", "AsyncImage<Image>") { AsyncImage(url: nil) },
    TypeCase(
      "AsyncImage with a placeholder",
      "AsyncImage<_ConditionalContent<Image, ProgressView<EmptyView, EmptyView>>>"
    ) {
      AsyncImage(url: nil) { image in
        image
      } placeholder: {
        ProgressView()
      }
    },
  ]

  static let navigation = [
    TypeCase("NavigationView", "NavigationView<Text>") { NavigationView { Text("a") } },
    TypeCase("NavigationStack { root }", "NavigationStack<NavigationPath, Text>") {
      NavigationStack { Text("a") }
    },
    TypeCase("NavigationStack(path: array)", "NavigationStack<Array<Int>, Text>") {
      NavigationStack(path: Binding<[Int]>.constant([])) { Text("a") }
    },
    TypeCase(
      "NavigationSplitView { } detail: { }", "NavigationSplitView<Text, EmptyView, Text>"
    ) {
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
    },
    TypeCase(#"NavigationLink("t") { dest }"#, "NavigationLink<Text, Image>") {
      NavigationLink("t") { Image("a") }
    },
    TypeCase("NavigationLink(destination:)", "NavigationLink<Text, Image>") {
      NavigationLink(destination: Image("a")) { Text("t") }
    },
    TypeCase("NavigationLink(value:)", "NavigationLink<Text, Never>") {
      NavigationLink(value: 1) { Text("t") }
    },
    TypeCase("TabView { }", "TabView<Int, Text>") { TabView { Text("a") } },
    TypeCase(
      ".navigationTitle",
      "ModifiedContent<Text, TransactionalPreferenceTransformModifier<NavigationTitleKey>>"
    ) { Text("a").navigationTitle("t") },
    TypeCase(
      ".navigationDestination(for:)",
      "ModifiedContent<Text, NavigationDestinationModifier<Int, Image>>"
    ) { Text("a").navigationDestination(for: Int.self) { _ in Image("b") } },
    TypeCase(
      ".navigationBarHidden",
      "ModifiedContent<Text, _PreferenceWritingModifier<NavigationBarHiddenKey>>"
    ) { Text("a").navigationBarHidden(true) },
  ]
}
