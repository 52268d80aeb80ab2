import SwiftUI
import Testing
import TreeModel

/// Forms of names that few files use, each as it is declared in the SDK.
@MainActor @Suite struct RareFormTests {
  @Test func pathsAreReadFromText() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(Path("0 0 m 10 0 l 1 2 3 4 q 1 2 3 4 5 6 c h") == path)
    #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(Path("1 m") == nil)
    #expect(Path("0 0 m 1") == nil)
  }

  @Test func linesOfTextsAndUnderlinesAreOneAnothers() {
    let dashed = Text.LineStyle(pattern: .dash)
    #expect(NSUnderlineStyle(dashed) == [.single, .patternDash])
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == dashed)
    #expect(Text.LineStyle(nsUnderlineStyle: .thick) == nil)
  }

  @Test func schemesAreUIKits() {
    #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(UIUserInterfaceStyle(ColorScheme?.none) == .unspecified)
  }

  @Test func anchorsGather() {
    let points = Anchor<[CGPoint]>.Source([.topLeading, .bottom])
    #expect(printed(points) == "Source")
    _ = Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source.center)
  }

  @Test func edgesMakeSets() {
    #expect(HorizontalEdge.Set(.trailing) == .trailing)
    #expect(VerticalEdge.Set(.top) == .top)
  }

  @Test func keyPressesDescribeThemselves() {
    #expect(KeyPress.Phases.all.debugDescription == "[down, repeat, up]")
  }

  @Test func controlsTakeTheirRareForms() {
    let date = Date.distantPast
    let views: [(any View, String)] = [
      (
        ColorPicker("c", selection: .constant(CGColor(red: 1, green: 0, blue: 0, alpha: 1))),
        "ColorPicker<Text>"
      ),
      (
        MultiDatePicker(String("d"), selection: .constant([]), in: date...),
        "MultiDatePicker<Text>"
      ),
      (
        Stepper(value: .constant(1.0), step: 1, format: .number) { Image("a") }, "Stepper<Image>"
      ),
      (
        Stepper(value: .constant(1.0), in: 0...2, step: 1, format: .number) { Image("a") },
        "Stepper<Image>"
      ),
      (Image(size: .zero) { _ in }, "Image"),
      (Image(decorative: "a", variableValue: 0.5), "Image"),
      (OutlineGroup(Folder(), children: \.children) { _ in Divider() }, "OutlineGroup<"),
    ]
    for (view, type) in views {
      #expect(printed(view).hasPrefix(type))
    }
    #expect(OutlineGroup([Folder()], children: \.children) { _ in Divider() }.elements.count == 1)
  }

  @Test func filesAreExportedAndMoved() {
    let view = EmptyView()
      .fileExporter(isPresented: .constant(true), items: ["a"]) { _ in }
      .fileMover(isPresented: .constant(true), file: nil) { _ in
      } onCancellation: {
      }
    #expect(printed(view).contains("FileExporterModifier>, FileMoverModifier>"))
  }

  @Test func suggestionsHaveAPlace() {
    let view = EmptyView().searchSuggestions(.hidden, for: .content)
    #expect(printed(view).hasSuffix("SearchSuggestionsVisibilityModifier>"))
  }

  @Test func documentsAreOnlyViewed() {
    struct Note: FileDocument {
      static var readableContentTypes: [UTType] { [.plainText] }
      init(configuration: ReadConfiguration) throws {}
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
      }
    }
    let scene = DocumentGroup(viewing: Note.self) { _ in Text("a") }
    #expect(printed(scene) == "DocumentGroup<Note, Text>")
  }

  @Test func aViewedDocumentIsReadAsOneOfItsTypes() {
    struct Note: FileDocument {
      static var readableContentTypes: [UTType] { [.plainText, .json] }
      let type: UTType
      init(configuration: ReadConfiguration) throws { type = configuration.contentType }
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
      }
    }
    let scene = DocumentGroup(viewing: Note.self) { Text($0.document.type.identifier) }
    #expect(scene.content().string == "public.plain-text")
  }

  @Test func rotorsHaveEntriesOfTexts() {
    let text = "words"
    let view = Text(text).accessibilityRotor("Words") {
      Group {
        ForEach([1, 2], id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) }
      }
    }
    #expect(printed(view).hasSuffix("AccessibilityAttachmentModifier>"))
    let entry = AccessibilityRotorEntry(Text("a"), textRange: text.startIndex..<text.endIndex)
    #expect(printed(entry) == "AccessibilityRotorEntry<Never>")
  }

  @Test func treesHaveBindings() {
    struct Part {
      var name: String
      var parts: [Part]?
    }
    var parts = [Part(name: "a", parts: [Part(name: "b")])]
    let binding = Binding(get: { parts }, set: { parts = $0 })
    let outline = OutlineGroup(binding, id: \.name, children: \.parts) {
      Text($0.wrappedValue.name)
    }
    #expect(printed(outline).hasPrefix("OutlineGroup<Binding<Array<Part>>, String, Text, Text, "))
    let children = outline.elements[0][keyPath: outline.children]
    children?.wrappedValue.append(Part(name: "c"))
    #expect(parts[0].parts?.map(\.name) == ["b", "c"])
    #expect(children?[0][keyPath: outline.children] == nil)
  }

  @Test func columnsAreSortedByComparators() {
    let columns = [
      printed(
        TableColumn<Card, KeyPathComparator<Card>, Text, Text>(
          "a", value: \.name, comparator: .lexical)),
      printed(
        TableColumn("a", value: \Card.name, comparator: String.StandardComparator.localized) { _ in
          Text("a")
        }),
    ]
    #expect(Set(columns) == ["TableColumn<Card, KeyPathComparator<Card>, Text, Text>"])
  }

  @Test func scenesLoseTheirCommands() {
    let scene = sceneBuilder {
      WindowGroup { EmptyView() }.commandsRemoved().handlesExternalEvents(matching: ["a"])
    }
    #expect(
      printed(scene)
        == "ModifiedContent<ModifiedContent<WindowGroup<EmptyView>, "
        + "CommandsReplacedModifier<EmptyCommands>>, TransformSceneListModifier>")
    let replaced = WindowGroup { EmptyView() }.commandsReplaced { InspectorCommands() }
    #expect(printed(replaced).hasSuffix("CommandsReplacedModifier<InspectorCommands>>"))
  }

  @Test func cellsShowViews() {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.horizontal, 4)
      .background(.red)
    #expect(
      cell.contentConfiguration.map { printed($0) }
        == "UIHostingConfiguration<Text, _UIHostingConfigurationBackgroundView<Color>>")
  }

  @Test func itemsOfToolbarsAreCustomized() {
    let view = EmptyView().toolbar(id: "bar") {
      ToolbarItem(id: "a") { Text("a") }.customizationBehavior(.disabled)
      ToolbarItem(id: "b") { Text("b") }.defaultCustomization(.hidden, options: .alwaysAvailable)
    }
    #expect(printed(view).contains("ToolbarItem<String, Text>"))
  }

  @Test func rowsKnowTheirBackground() {
    #expect(EnvironmentValues().backgroundProminence == .standard)
    let view = EmptyView().labelsVisibility(.hidden).paletteSelectionEffect(.symbolVariant(.fill))
    #expect(
      printed(view)
        == "ModifiedContent<ModifiedContent<EmptyView, "
        + "_EnvironmentKeyWritingModifier<Visibility>>, PaletteSelectionEffectModifier>")
  }
}
