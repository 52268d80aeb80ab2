import SwiftUI
import Testing

@Suite struct InteractionTypesTests {
  @Test(arguments: Self.gestures + Self.presentations + Self.toolbars + Self.objects + Self.scenes)
  func hasTheTypeOfSwiftUI(_ typeCase: TypeCase) {
    #expect(typeCase.actual == typeCase.expected)
  }

  // Sources: `modifier_types.tsv` and `printed_types.tsv`.

  final class Model: ObservableObject {}

  @Observable final class NewModel {}

  struct Item: Identifiable {
    let id: Int
  }

  static let gestures = [
    TypeCase(
      ".onTapGesture", "ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>>>"
    ) { Text("a").onTapGesture {} },
    TypeCase(".gesture", "ModifiedContent<Text, AddGestureModifier<TapGesture>>") {
      Text("a").gesture(TapGesture())
    },
    TypeCase("onChanged, onEnded", "_EndedGesture<_ChangedGesture<DragGesture>>") {
      DragGesture().onChanged { _ in }.onEnded { _ in }
    },
    TypeCase("sequenced", "SequenceGesture<LongPressGesture, DragGesture>") {
      LongPressGesture().sequenced(before: DragGesture())
    },
    TypeCase("updating", "GestureStateGesture<DragGesture, Bool>") {
      DragGesture().updating(GestureState(wrappedValue: false)) { _, state, _ in state = true }
    },
  ]

  static let presentations = [
    TypeCase(
      ".sheet(isPresented:)",
      "ModifiedContent<Text, SheetPresentationModifier<Image, NullSheetAnchor<Key>>>"
    ) { Text("a").sheet(isPresented: .constant(false)) { Image("b") } },
    TypeCase(
      ".sheet(item:)",
      "ModifiedContent<Text, ItemSheetPresentationModifier<Item, Image, NullSheetAnchor<Key>>>"
    ) { Text("a").sheet(item: Binding<Item?>.constant(nil)) { _ in Image("b") } },
    TypeCase(".alert(isPresented:)", "ModifiedContent<Text, AlertTransformModifier>") {
      Text("a").alert(isPresented: .constant(false)) { Alert(title: Text("t")) }
    },
  ]

  static let toolbars = [
    TypeCase("ToolbarItem(placement:)", "ToolbarItem<(), Text>") {
      ToolbarItem(placement: .principal) { Text("a") }
    },
    TypeCase(
      ".toolbar { ToolbarItem }",
      "ModifiedContent<Text, ToolbarModifier<(), ToolbarItem<(), Text>>>"
    ) { Text("a").toolbar { ToolbarItem { Text("b") } } },
    TypeCase(
      ".toolbar { two }",
      "ModifiedContent<Text, ToolbarModifier<(), "
        + "TupleToolbarContent<(ToolbarItem<(), Text>, ToolbarItemGroup<Image>)>>>"
    ) {
      Text("a").toolbar {
        ToolbarItem { Text("b") }
        ToolbarItemGroup { Image("c") }
      }
    },
  ]

  static let objects = [
    TypeCase(
      ".environmentObject",
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Model>>>"
    ) { Text("a").environmentObject(Model()) },
    TypeCase(
      ".environment(object)",
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<NewModel>>>"
    ) { Text("a").environment(NewModel()) },
    TypeCase(".onReceive", "SubscriptionView<PassthroughSubject<Int, Never>, Text>") {
      Text("a").onReceive(PassthroughSubject<Int, Never>()) { _ in }
    },
    TypeCase("@Published as a publisher", "SubscriptionView<Publisher, Text>") {
      Text("a").onReceive(Counter().$count) { _ in }
    },
  ]

  final class Counter: ObservableObject {
    @Published var count = 0
  }

  static let scenes = [
    TypeCase("WindowGroup", "WindowGroup<Text>") { WindowGroup { Text("a") } },
    TypeCase(
      "WindowGroup.commands",
      "ModifiedContent<WindowGroup<Text>, CommandsModifier<CommandMenu<Text>>>"
    ) { WindowGroup { Text("a") }.commands { CommandMenu("m") { Text("b") } } },
  ]
}
