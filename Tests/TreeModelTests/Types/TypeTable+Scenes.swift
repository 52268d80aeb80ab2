import SwiftUI

extension TypeTable {
  /// Scenes, toolbars and commands.
  @MainActor static let scenes: [TypeTableRow] = [
    TypeTableRow(
      "WindowGroup { A() }",
      "WindowGroup<A>",
      .printed, value: WindowGroup { A() }),
    TypeTableRow(
      #"WindowGroup("a", id: "b", for: Int.self) { $n in A() } defaultValue: { 1 }"#,
      "WindowGroup<PresentedWindowContent<Int, A>>",
      .interface,
      value: WindowGroup("a", id: "b", for: Int.self) { $n in
        A()
      } defaultValue: {
        1
      }),
    TypeTableRow(
      #"WindowGroup(Text("a"), for: Int.self) { $n in A() } defaultValue: { 1 }"#,
      "WindowGroup<PresentedWindowContent<Int, A>>",
      .interface,
      value: WindowGroup(Text("a"), for: Int.self) { $n in
        A()
      } defaultValue: {
        1
      }),
    TypeTableRow(
      "Group { WindowGroup { A() } } in a scene's body",
      "Group<WindowGroup<A>>",
      .interface, value: sceneBuilder { Group { WindowGroup { A() } } }),
    TypeTableRow(
      "Group { CommandMenu(...) } among commands",
      "Group<CommandMenu<A>>",
      .interface, value: commandsBuilder { Group { CommandMenu("a") { A() } } }),
    TypeTableRow(
      #"Window("a", id: "b") { A() }"#,
      "Window<A>",
      .interface, value: Window("a", id: "b") { A() }),
    TypeTableRow(
      "ToolbarItem(placement: .primaryAction) { A() }",
      "ToolbarItem<(), A>",
      .printed, value: ToolbarItem(placement: .primaryAction) { A() }),
    TypeTableRow(
      "ToolbarItemGroup { A() }",
      "ToolbarItemGroup<A>",
      .interface, value: ToolbarItemGroup { A() }),
    TypeTableRow(
      #"CommandMenu("a") { A() }"#,
      "CommandMenu<A>",
      .interface, value: CommandMenu("a") { A() }),
    TypeTableRow(
      "CommandGroup(replacing: .help) { A() }",
      "CommandGroup<A>",
      .printed, value: CommandGroup(replacing: .help) { A() }),
    TypeTableRow(
      #"WindowGroup { A() }.commands { CommandMenu("a") { A() } }"#,
      "ModifiedContent<WindowGroup<A>, CommandsModifier<CommandMenu<A>>>",
      .printed, value: WindowGroup { A() }.commands { CommandMenu("a") { A() } }),
    TypeTableRow(
      "WindowGroup { A() }.defaultSize(width: 1, height: 1)",
      "ModifiedContent<WindowGroup<A>, TransformSceneListModifier>",
      .printed, value: WindowGroup { A() }.defaultSize(width: 1, height: 1)),
    TypeTableRow(
      #"WindowGroup { A() }.environment(\.locale, .current)"#,
      "ModifiedContent<WindowGroup<A>, _EnvironmentKeyWritingModifier<Locale>>",
      .interface, value: WindowGroup { A() }.environment(\.locale, .current)),
    TypeTableRow(
      "Settings { A() }",
      "Settings<A>",
      .interface, value: Settings { A() }),
    TypeTableRow(
      "SceneBuilder: two scenes",
      "_TupleScene<(WindowGroup<A>, WindowGroup<B>)>",
      .interface,
      value: sceneBuilder {
        WindowGroup { A() }
        WindowGroup { B() }
      }),
    TypeTableRow(
      "EmptyCommands()",
      "EmptyCommands",
      .interface, value: EmptyCommands()),
    TypeTableRow(
      "CommandsBuilder: nothing",
      "EmptyCommands",
      .interface, value: commandsBuilder {}),
    TypeTableRow(
      "WindowGroup { A() }.onChange(of: number) { _ in }",
      "ModifiedContent<WindowGroup<A>, _ValueActionModifier<Int>>",
      .interface, value: WindowGroup { A() }.onChange(of: number) { _ in }),
    TypeTableRow(
      "WindowGroup { A() }.commands { EmptyCommands() }",
      "ModifiedContent<WindowGroup<A>, CommandsModifier<EmptyCommands>>",
      .interface, value: WindowGroup { A() }.commands { EmptyCommands() }),
    TypeTableRow(
      "UIHostingController(rootView: A()).view",
      "_UIHostingView<A>",
      .printed, value: hosted(A())),
    TypeTableRow(
      "DocumentGroup(newDocument: Draft()) { _ in A() }",
      "DocumentGroup<Draft, A>",
      .interface, value: DocumentGroup(newDocument: Draft()) { _ in A() }),
  ]
}
