import SwiftUI

extension TypeTable {
  /// Lists, navigation and other containers.
  @MainActor static let containers: [TypeTableRow] = [
    TypeTableRow(
      "List { A() }",
      "List<Never, A>",
      .printed
    ) {
      List { A() }
    },
    TypeTableRow(
      "List(cards) { _ in A() }",
      "List<Never, ForEach<Array<Card>, Int, A>>",
      .interface
    ) {
      List(cards) { _ in A() }
    },
    TypeTableRow(
      #"List(cards, id: \.id) { _ in A() }"#,
      "List<Never, ForEach<Array<Card>, Int, A>>",
      .interface
    ) {
      List(cards, id: \.id) { _ in A() }
    },
    TypeTableRow(
      "List(0..<3) { _ in A() }",
      "List<Never, ForEach<Range<Int>, Int, A>>",
      .interface
    ) {
      List(0..<3) { _ in A() }
    },
    TypeTableRow(
      "List(0..<3, selection: .constant(Set<Int>())) { _ in A() }",
      "List<Int, ForEach<Range<Int>, Int, HStack<A>>>",
      .interface
    ) {
      List(0..<3, selection: .constant(Set<Int>())) { _ in A() }
    },
    TypeTableRow(
      "List(.constant(cards)) { _ in A() }",
      "List<Never, ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, A>>",
      .interface
    ) {
      List(.constant(cards)) { _ in A() }
    },
    TypeTableRow(
      "List(.constant(cards), editActions: .all) { _ in A() }",
      "List<Never, ForEach<IndexedIdentifierCollection<Array<Card>, Int>, Int, EditableCollectionContent<A, Array<Card>>>>",
      .interface
    ) {
      List(.constant(cards), editActions: .all) { _ in A() }
    },
    TypeTableRow(
      #"List([Folder()], children: \.children) { _ in A() }"#,
      "List<Never, OutlineGroup<Array<Folder>, Int, A, A, DisclosureGroup<A, OutlineSubgroupChildren>>>",
      .interface
    ) {
      List([Folder()], children: \.children) { _ in A() }
    },
    TypeTableRow(
      "ForEach(cards) { _ in A() }",
      "ForEach<Array<Card>, Int, A>",
      .interface
    ) {
      ForEach(cards) { _ in A() }
    },
    TypeTableRow(
      "ForEach(0..<3) { _ in A() }",
      "ForEach<Range<Int>, Int, A>",
      .interface
    ) {
      ForEach(0..<3) { _ in A() }
    },
    TypeTableRow(
      "ForEach(.constant(cards)) { _ in A() }",
      "ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, A>",
      .interface
    ) {
      ForEach(.constant(cards)) { _ in A() }
    },
    TypeTableRow(
      "ForEach(.constant(cards), editActions: .move) { _ in A() }",
      "ForEach<IndexedIdentifierCollection<Array<Card>, Int>, Int, EditableCollectionContent<A, Array<Card>>>",
      .interface
    ) {
      ForEach(.constant(cards), editActions: .move) { _ in A() }
    },
    TypeTableRow(
      "ForEach(cards) { _ in A() }.onDelete { _ in }",
      "ModifiedContent<ForEach<Array<Card>, Int, A>, _TraitWritingModifier<OnDeleteTraitKey>>",
      .interface
    ) {
      ForEach(cards) { _ in A() }.onDelete { _ in }
    },
    TypeTableRow(
      "ForEach(cards) { _ in A() }.onMove { _, _ in }",
      "ModifiedContent<ForEach<Array<Card>, Int, A>, _TraitWritingModifier<OnMoveTraitKey>>",
      .interface
    ) {
      ForEach(cards) { _ in A() }.onMove { _, _ in }
    },
    TypeTableRow(
      "Section { A() }",
      "Section<EmptyView, A, EmptyView>",
      .interface
    ) {
      Section { A() }
    },
    TypeTableRow(
      #"Section("a") { A() }"#,
      "Section<Text, A, EmptyView>",
      .printed
    ) {
      Section("a") { A() }
    },
    TypeTableRow(
      #"Section(header: Text("a")) { A() }"#,
      "Section<Text, A, EmptyView>",
      .printed
    ) {
      Section(header: Text("a")) { A() }
    },
    TypeTableRow(
      #"Section(content: { Text("a") }, header: { Text("h") })"#,
      "Section<Text, Text, EmptyView>",
      .printed
    ) {
      Section(content: { Text("a") }, header: { Text("h") })
    },
    TypeTableRow(
      "Section { A() } header: { B() }",
      "Section<B, A, EmptyView>",
      .interface
    ) {
      Section {
        A()
      } header: {
        B()
      }
    },
    TypeTableRow(
      "Section { A() } footer: { B() }",
      "Section<EmptyView, A, B>",
      .interface
    ) {
      Section {
        A()
      } footer: {
        B()
      }
    },
    TypeTableRow(
      "NavigationStack { A() }",
      "NavigationStack<NavigationPath, A>",
      .printed
    ) {
      NavigationStack { A() }
    },
    TypeTableRow(
      "NavigationSplitView { A() } detail: { B() }",
      "NavigationSplitView<A, EmptyView, B>",
      .printed
    ) {
      NavigationSplitView {
        A()
      } detail: {
        B()
      }
    },
    TypeTableRow(
      #"NavigationLink("a") { B() }"#,
      "NavigationLink<Text, B>",
      .printed
    ) {
      NavigationLink("a") { B() }
    },
    TypeTableRow(
      "NavigationLink(value: 1) { A() }",
      "NavigationLink<A, Never>",
      .interface
    ) {
      NavigationLink(value: 1) { A() }
    },
    TypeTableRow(
      #"NavigationLink { Text("..") } label: { HStack { Label("..", systemImage: ".."); Spacer(); Text("..") } }"#,
      "NavigationLink<HStack<TupleView<(Label<Text, Image>, Spacer, Text)>>, Text>",
      .printed
    ) {
      NavigationLink {
        Text("..")
      } label: {
        HStack {
          Label("..", systemImage: "..")
          Spacer()
          Text("..")
        }
      }
    },
    TypeTableRow(
      "TabView { A() }",
      "TabView<Int, A>",
      .printed
    ) {
      TabView { A() }
    },
    TypeTableRow(
      "Form { A() }",
      "Form<A>",
      .interface
    ) {
      Form { A() }
    },
    TypeTableRow(
      "Group { A() }",
      "Group<A>",
      .printed
    ) {
      Group { A() }
    },
    TypeTableRow(
      "AnyView(A())",
      "AnyView",
      .interface
    ) {
      AnyView(A())
    },
    TypeTableRow(
      "GeometryReader { _ in A() }",
      "GeometryReader<A>",
      .printed
    ) {
      GeometryReader { _ in A() }
    },
    TypeTableRow(
      "ScrollViewReader { _ in A() }",
      "ScrollViewReader<A>",
      .printed
    ) {
      ScrollViewReader { _ in A() }
    },
    TypeTableRow(
      "ScrollView { A() }",
      "ScrollView<A>",
      .interface
    ) {
      ScrollView { A() }
    },
    TypeTableRow(
      "Grid { GridRow { A() } }",
      "Grid<GridRow<A>>",
      .printed
    ) {
      Grid { GridRow { A() } }
    },
    TypeTableRow(
      "TimelineView(.everyMinute) { _ in A() }",
      "TimelineView<EveryMinuteTimelineSchedule, A>",
      .interface
    ) {
      TimelineView(.everyMinute) { _ in A() }
    },
    TypeTableRow(
      "LazyVGrid(columns: []) { A() }",
      "LazyVGrid<A>",
      .interface
    ) {
      LazyVGrid(columns: []) { A() }
    },
    TypeTableRow(
      "ViewThatFits { A() }",
      "ViewThatFits<A>",
      .interface
    ) {
      ViewThatFits { A() }
    },
    TypeTableRow(
      #"OutlineGroup([Folder()], children: \.children) { _ in A() }"#,
      "OutlineGroup<Array<Folder>, Int, A, A, DisclosureGroup<A, OutlineSubgroupChildren>>",
      .interface
    ) {
      OutlineGroup([Folder()], children: \.children) { _ in A() }
    },
    TypeTableRow(
      "VStackLayout().callAsFunction { A() }",
      "Tree<_LayoutRoot<VStackLayout>, A>",
      .interface, value: VStackLayout().callAsFunction { A() }),
    TypeTableRow(
      "LazyVStack { A() }",
      "LazyVStack<A>",
      .interface
    ) {
      LazyVStack { A() }
    },
    TypeTableRow(
      "LazyHStack { A() }",
      "LazyHStack<A>",
      .interface
    ) {
      LazyHStack { A() }
    },
    TypeTableRow(
      "LazyHGrid(rows: []) { A() }",
      "LazyHGrid<A>",
      .interface
    ) {
      LazyHGrid(rows: []) { A() }
    },
    TypeTableRow(
      "NavigationView { A() }",
      "NavigationView<A>",
      .interface
    ) {
      NavigationView { A() }
    },
    TypeTableRow(
      "PhaseAnimator([1, 2]) { _ in A() }",
      "PhaseAnimator<Int, A>",
      .interface
    ) {
      PhaseAnimator([1, 2]) { _ in A() }
    },
    TypeTableRow(
      "VStackLayout() { A(); B() }",
      "Tree<_LayoutRoot<VStackLayout>, TupleView<(A, B)>>",
      .printed
    ) {
      VStackLayout()() {
        A()
        B()
      }
    },
    TypeTableRow(
      "AnyLayout(HStackLayout()) { A(); B() }",
      "Tree<_LayoutRoot<AnyLayout>, TupleView<(A, B)>>",
      .printed
    ) {
      AnyLayout(HStackLayout())() {
        A()
        B()
      }
    },
    TypeTableRow(
      #"Row() { Text("a") }"#,
      "Tree<_LayoutRoot<Row>, Text>",
      .interface
    ) {
      Row { Text("a") }
    },
    TypeTableRow(
      #"Grid { ForEach(["a"], id: \.self) { name in GridRow { Text(name); Text(name) } } }"#,
      "Grid<ForEach<Array<String>, String, GridRow<TupleView<(Text, Text)>>>>",
      .printed
    ) {
      Grid {
        ForEach(["a"], id: \.self) { name in
          GridRow {
            Text(name)
            Text(name)
          }
        }
      }
    },
    TypeTableRow(
      "List(selection: .constant(Optional(1))) { A() }",
      "List<Int, A>",
      .printed
    ) {
      List(selection: .constant(Optional(1))) { A() }
    },
    TypeTableRow(
      "TabView(selection: .constant(1)) { A() }",
      "TabView<Int, A>",
      .interface
    ) {
      TabView(selection: .constant(1)) { A() }
    },
    TypeTableRow(
      "NavigationStack(path: .constant([1])) { A() }",
      "NavigationStack<Array<Int>, A>",
      .interface
    ) {
      NavigationStack(path: .constant([1])) { A() }
    },
    TypeTableRow(
      "NavigationLink(destination: A()) { B() }",
      "NavigationLink<B, A>",
      .interface
    ) {
      NavigationLink(destination: A()) { B() }
    },
    TypeTableRow(
      #"KeyframeAnimator(initialValue: CGPoint.zero) { _ in A() } keyframes: { _ in KeyframeTrack(\.x) { LinearKeyframe(1, duration: 1) } }"#,
      "KeyframeAnimator<CGPoint, KeyframeTrack<CGPoint, CGFloat, LinearKeyframe<CGFloat>>, A>",
      .interface
    ) {
      KeyframeAnimator(initialValue: CGPoint.zero) { _ in
        A()
      } keyframes: { _ in
        KeyframeTrack(\.x) { LinearKeyframe(1, duration: 1) }
      }
    },
  ]
}
