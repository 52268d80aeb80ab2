import SwiftUI
import Testing

@Suite struct CollectionTypesTests {
  @Test(arguments: Self.lists + Self.layouts + Self.navigation)
  func hasTheTypeOfSwiftUI(_ typeCase: PrintedType) {
    #expect(typeCase.actual == typeCase.expected)
  }

  // Sources: `modifier_types.tsv` and `printed_types.tsv`.

  struct Item: Identifiable {
    let id: Int
    var children: [Item]?
  }

  static let lists = [
    PrintedType("List { X }", "List<Never, Text>") { List { Text("a") } },
    PrintedType("List(data) { X }", "List<Never, ForEach<Array<Item>, Int, Text>>") {
      List([Item(id: 1)]) { Text("\($0.id)") }
    },
    PrintedType("List(data, id:)", "List<Never, ForEach<Array<String>, String, Text>>") {
      List(["a"], id: \.self) { Text($0) }
    },
    PrintedType("List(range)", "List<Never, ForEach<Range<Int>, Int, Text>>") {
      List(0..<3) { Text("\($0)") }
    },
    PrintedType(
      "List(range, selection: set)", "List<Int, ForEach<Range<Int>, Int, HStack<Text>>>"
    ) { List(0..<3, selection: Binding<Set<Int>>.constant([])) { Text("\($0)") } },
    PrintedType("List(selection:) of Int?", "List<Int, Text>") {
      List(selection: Binding<Int?>.constant(1)) { Text("a") }
    },
    PrintedType(
      "List($items)",
      "List<Never, ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, TextField<Text>>>"
    ) {
      List(Binding<[Item]>.constant([])) { $item in
        TextField("Id", value: .constant(item.id), format: .number)
      }
    },
    PrintedType(
      "List($items, editActions:)",
      "List<Never, ForEach<IndexedIdentifierCollection<Array<Item>, Int>, Int, "
        + "EditableCollectionContent<Text, Array<Item>>>>"
    ) {
      List(Binding<[Item]>.constant([]), editActions: .delete) { $item in Text("\(item.id)") }
    },
    PrintedType(
      "List(data, children:)",
      "List<Never, OutlineGroup<Array<Item>, Int, Text, Text, "
        + "DisclosureGroup<Text, OutlineSubgroupChildren>>>"
    ) { List([Item(id: 1)], children: \.children) { Text("\($0.id)") } },
    PrintedType(
      ".onDelete",
      "ModifiedContent<ForEach<Array<Item>, Int, Text>, _TraitWritingModifier<OnDeleteTraitKey>>"
    ) { ForEach([Item(id: 1)]) { Text("\($0.id)") }.onDelete { _ in } },
    PrintedType(
      ".listStyle(.plain)", "ModifiedContent<List<Never, Text>, ListStyleWriter<PlainListStyle>>"
    ) { List { Text("a") }.listStyle(.plain) },
    PrintedType("Section(header:)", "Section<Text, Text, EmptyView>") {
      Section(header: Text("h")) { Text("a") }
    },
    PrintedType("Section(content:header:)", "Section<Text, Text, EmptyView>") {
      Section(content: { Text("a") }, header: { Text("h") })
    },
    PrintedType(#"Section("t")"#, "Section<Text, Text, EmptyView>") { Section("t") { Text("a") } },
    PrintedType("Section { } footer: { }", "Section<EmptyView, Text, Text>") {
      Section {
        Text("a")
      } footer: {
        Text("f")
      }
    },
    PrintedType("Form", "Form<Text>") { Form { Text("a") } },
  ]

  static let layouts = [
    PrintedType("LazyVGrid", "LazyVGrid<Text>") { LazyVGrid(columns: [GridItem()]) { Text("a") } },
    PrintedType("Grid", "Grid<GridRow<TupleView<(Text, Text)>>>") {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    },
    PrintedType("GeometryReader", "GeometryReader<Text>") {
      GeometryReader { Text("\($0.size.width)") }
    },
    PrintedType("VStackLayout()", "Tree<_LayoutRoot<VStackLayout>, TupleView<(Text, Text)>>") {
      VStackLayout {
        Text("a")
        Text("b")
      }
    },
    PrintedType("AnyLayout", "Tree<_LayoutRoot<AnyLayout>, Text>") {
      AnyLayout(HStackLayout()) { Text("a") }
    },
    PrintedType("TimelineView", "TimelineView<AnimationTimelineSchedule, Text>") {
      TimelineView(.animation) { Text("\($0.date)") }
    },
    PrintedType("Canvas", "Canvas<EmptyView>") { Canvas { _, _ in } },
    PrintedType("PhaseAnimator", "PhaseAnimator<Bool, Text>") {
      PhaseAnimator([false, true]) { phase in Text(phase ? "a" : "b") }
    },
    PrintedType("AsyncImage(url:)", "AsyncImage<Image>") { AsyncImage(url: nil) },
    PrintedType(
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
    PrintedType("NavigationView", "NavigationView<Text>") { NavigationView { Text("a") } },
    PrintedType("NavigationStack { root }", "NavigationStack<NavigationPath, Text>") {
      NavigationStack { Text("a") }
    },
    PrintedType("NavigationStack(path: array)", "NavigationStack<Array<Int>, Text>") {
      NavigationStack(path: Binding<[Int]>.constant([])) { Text("a") }
    },
    PrintedType(
      "NavigationSplitView { } detail: { }", "NavigationSplitView<Text, EmptyView, Text>"
    ) {
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
    },
    PrintedType(#"NavigationLink("t") { dest }"#, "NavigationLink<Text, Image>") {
      NavigationLink("t") { Image("a") }
    },
    PrintedType("NavigationLink(destination:)", "NavigationLink<Text, Image>") {
      NavigationLink(destination: Image("a")) { Text("t") }
    },
    PrintedType("NavigationLink(value:)", "NavigationLink<Text, Never>") {
      NavigationLink(value: 1) { Text("t") }
    },
    PrintedType("TabView { }", "TabView<Int, Text>") { TabView { Text("a") } },
    PrintedType(
      ".navigationTitle",
      "ModifiedContent<Text, TransactionalPreferenceTransformModifier<NavigationTitleKey>>"
    ) { Text("a").navigationTitle("t") },
    PrintedType(
      ".navigationDestination(for:)",
      "ModifiedContent<Text, NavigationDestinationModifier<Int, Image>>"
    ) { Text("a").navigationDestination(for: Int.self) { _ in Image("b") } },
    PrintedType(
      ".navigationBarHidden",
      "ModifiedContent<Text, _PreferenceWritingModifier<NavigationBarHiddenKey>>"
    ) { Text("a").navigationBarHidden(true) },
  ]
}
