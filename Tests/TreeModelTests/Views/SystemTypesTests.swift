import SwiftUI
import Testing

/// Views and modifiers of the interface that no print is known of: their types are the interface's,
/// a modifier's name is ours.
@Suite struct SystemTypesTests {
  @Test(arguments: Self.sharing + Self.search + Self.animation + Self.others)
  func hasTheTypeOfSwiftUI(_ typeCase: PrintedType) {
    #expect(typeCase.actual == typeCase.expected)
  }

  struct Note: Codable, Identifiable, Hashable, Transferable {
    var id = 0
    var title = "a"

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  struct Values {
    var scale = 1.0
    var offset = CGSize.zero
  }

  private static let url = URL(fileURLWithPath: "/")

  static let sharing = [
    PrintedType(
      "ShareLink(item: URL)",
      "ShareLink<CollectionOfOne<URL>, Never, Never, DefaultShareLinkLabel>"
    ) { ShareLink(item: url) },
    PrintedType(
      #"ShareLink("t", item: String)"#,
      "ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel>"
    ) { ShareLink("t", item: "a", message: Text("m")) },
    PrintedType(
      "ShareLink(item:preview:label:)",
      "ShareLink<CollectionOfOne<Note>, Image, Never, Label<Text, Image>>"
    ) {
      ShareLink(item: Note(), preview: SharePreview("p", image: Image("i"))) {
        Label("l", systemImage: "star")
      }
    },
    PrintedType("PasteButton", "PasteButton") { PasteButton(payloadType: String.self) { _ in } },
    PrintedType(".draggable", "ModifiedContent<Text, DraggableModifier<Note>>") {
      Text("a").draggable(Note())
    },
    PrintedType(".dropDestination", "ModifiedContent<Text, DropDestinationModifier<Note>>") {
      Text("a").dropDestination(for: Note.self) { notes, _ in !notes.isEmpty }
    },
    PrintedType(
      ".onInsert",
      "ModifiedContent<ForEach<Array<Note>, Int, Text>, _TraitWritingModifier<OnInsertTraitKey>>"
    ) { ForEach([Note()]) { Text($0.title) }.onInsert(of: [.text]) { _, _ in } },
    PrintedType(".fileImporter", "ModifiedContent<Text, FileImporterModifier>") {
      Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in }
    },
  ]

  static let search = [
    PrintedType(
      "searchable(text:suggestions:)",
      "ModifiedContent<ModifiedContent<Text, SearchableModifier>, SearchSuggestionsModifier<Text>>"
    ) { Text("a").searchable(text: .constant("")) { Text("s") } },
    PrintedType(".searchScopes", "ModifiedContent<Text, SearchScopesModifier<Int, Text>>") {
      Text("a").searchScopes(.constant(1)) { Text("s") }
    },
    PrintedType("searchable(text:tokens:)", "ModifiedContent<Text, SearchableModifier>") {
      Text("a").searchable(text: .constant(""), tokens: Binding<[Note]>.constant([])) {
        Text($0.title)
      }
    },
  ]

  static let animation = [
    PrintedType(
      ".animation(_:body:)",
      "ModifiedContent<Text, BodyTransactionModifier<ModifiedContent<"
        + "PlaceholderContentView<Text>, _OpacityEffect>>>"
    ) { Text("a").animation(.easeIn) { $0.opacity(0.5) } },
    PrintedType(
      ".transaction(_:body:)",
      "ModifiedContent<Text, BodyTransactionModifier<PlaceholderContentView<Text>>>"
    ) {
      Text("a").transaction {
        $0.animation = nil
      } body: {
        $0
      }
    },
    PrintedType(
      "KeyframeAnimator",
      "KeyframeAnimator<Double, KeyframeTrack<Double, Double, "
        + "TupleKeyframeTrackContent<Double, (LinearKeyframe<Double>, SpringKeyframe<Double>)>>, "
        + "Text>"
    ) {
      KeyframeAnimator(initialValue: 0.0) { value in
        Text("\(value)")
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
        SpringKeyframe(2, spring: .bouncy)
      }
    },
    PrintedType(
      ".keyframeAnimator",
      "ModifiedContent<Text, KeyframeAnimatorModifier<Values, TupleKeyframes<Values, "
        + "(KeyframeTrack<Values, Double, CubicKeyframe<Double>>, "
        + "KeyframeTrack<Values, CGSize, MoveKeyframe<CGSize>>)>, Text, ModifiedContent<"
        + "ModifiedContent<PlaceholderContentView<Text>, _ScaleEffect>, _OffsetEffect>>>"
    ) {
      Text("a").keyframeAnimator(initialValue: Values(), trigger: 1) { content, value in
        content.scaleEffect(value.scale).offset(value.offset)
      } keyframes: { _ in
        KeyframeTrack(\.scale) { CubicKeyframe(1.5, duration: 0.2) }
        KeyframeTrack(\.offset) { MoveKeyframe(.zero) }
      }
    },
    PrintedType(".colorEffect", "ModifiedContent<Text, ColorShaderEffect>") {
      Text("a").colorEffect(ShaderLibrary.waves(.float(1), .boundingRect))
    },
  ]

  static let others = [
    PrintedType(
      ".presentationBackground { }", "ModifiedContent<Text, PresentationBackgroundModifier<Color>>"
    ) { Text("a").presentationBackground { Color.red } },
    PrintedType(
      ".contextMenu(forSelectionType:)",
      "ModifiedContent<List<Int, Text>, SelectionContextMenuModifier<Int, Button<Text>>>"
    ) {
      List(selection: Binding<Int?>.constant(1)) { Text("a") }.contextMenu(
        forSelectionType: Int.self
      ) { _ in
        Button("b") {}
      } primaryAction: { _ in
      }
    },
    PrintedType("MultiDatePicker", "MultiDatePicker<Text>") {
      MultiDatePicker("d", selection: .constant([]))
    },
    PrintedType(
      ".defaultAppStorage", "ModifiedContent<Text, _EnvironmentKeyWritingModifier<UserDefaults>>"
    ) { Text("a").defaultAppStorage(.standard) },
    PrintedType(
      ".navigationSplitViewColumnWidth",
      "ModifiedContent<Text, NavigationSplitViewColumnWidthModifier>"
    ) { Text("a").navigationSplitViewColumnWidth(min: 100, ideal: 200) },
    PrintedType(
      ".accessibilityAction(action:label:)",
      "ModifiedContent<Text, AccessibilityActionsModifier<Button<Text>>>"
    ) { Text("a").accessibilityAction(action: {}, label: { Text("b") }) },
    PrintedType("TextField of a CGFloat", "TextField<Text>") {
      TextField("f", value: Binding<CGFloat>.constant(1), format: .number)
    },
    PrintedType("_printChanges", "Changing") { Changing() },
  ]

  struct Changing: View {
    @State private var bounds: Anchor<CGRect>?

    var body: some View {
      let _ = Self._printChanges()
      GeometryReader { proxy in
        if let bounds { Rectangle().frame(width: proxy[bounds].width) }
      }
    }
  }
}
