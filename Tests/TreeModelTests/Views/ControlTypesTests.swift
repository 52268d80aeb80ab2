import SwiftUI
import Testing

@Suite struct ControlTypesTests {
  @Test(arguments: Self.buttons + Self.fields + Self.choices + Self.labels)
  func hasTheTypeOfSwiftUI(_ typeCase: PrintedType) {
    #expect(typeCase.actual == typeCase.expected)
  }

  // Sources: `declarations.tsv` (initialisers of the iOS 17.4 SDK), `printed_types.tsv`.

  static let buttons = [
    PrintedType(#"Button("Click") {}"#, "Button<Text>") { Button("Click") {} },
    PrintedType("Button(action:label:)", "Button<Image>") {
      Button(action: {}, label: { Image(systemName: "star") })
    },
    PrintedType("Button(role:)", "Button<Text>") { Button("Delete", role: .destructive) {} },
    PrintedType("Button(systemImage:)", "Button<Label<Text, Image>>") {
      Button("Add", systemImage: "plus") {}
    },
    PrintedType("Button(String variable)", "Button<Text>") {
      let title = "Click"
      return Button(title) {}
    },
    PrintedType("two views in a label", "Button<TupleView<(Image, Text)>>") {
      Button {
      } label: {
        Image(systemName: "star")
        Text("Star")
      }
    },
    PrintedType(
      ".buttonStyle(.bordered)",
      "ModifiedContent<Button<Text>, PrimitiveButtonStyleContainerModifier<BorderedButtonStyle>>"
    ) { Button("Click") {}.buttonStyle(.bordered) },
    PrintedType("Link", "Link<Text>") {
      Link("Swift", destination: URL(fileURLWithPath: "/"))
    },
    PrintedType("EditButton", "EditButton") { EditButton() },
    PrintedType(#"Menu("t") { X }"#, "Menu<Text, Button<Text>>") {
      Menu("More") { Button("A") {} }
    },
  ]

  static let fields = [
    PrintedType("TextField", "TextField<Text>") { TextField("Name", text: .constant("")) },
    PrintedType("TextField(value:format:)", "TextField<Text>") {
      TextField("Age", value: .constant(1), format: .number)
    },
    PrintedType("SecureField", "SecureField<Text>") {
      SecureField("Password", text: .constant(""))
    },
    PrintedType("TextEditor", "TextEditor") { TextEditor(text: .constant("")) },
    PrintedType(
      ".textFieldStyle(.plain)",
      "ModifiedContent<TextField<Text>, TextFieldStyleModifier<PlainTextFieldStyle>>"
    ) { TextField("Name", text: .constant("")).textFieldStyle(.plain) },
    PrintedType(
      ".textFieldStyle(RoundedBorderTextFieldStyle())",
      "ModifiedContent<TextField<Text>, TextFieldStyleModifier<RoundedBorderTextFieldStyle>>"
    ) { TextField("Name", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle()) },
  ]

  static let choices = [
    PrintedType("Toggle", "Toggle<Text>") { Toggle("Dark", isOn: .constant(true)) },
    PrintedType("Slider", "Slider<EmptyView, EmptyView>") { Slider(value: .constant(0.5)) },
    PrintedType("Slider(in:step:)", "Slider<EmptyView, EmptyView>") {
      Slider(value: .constant(0.5), in: 0...10, step: 1)
    },
    PrintedType("Slider { label }", "Slider<Text, EmptyView>") {
      Slider(value: .constant(0.5), in: 0...1) { Text("Volume") }
    },
    PrintedType("Slider with three labels", "Slider<Text, Image>") {
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
    },
    PrintedType("Stepper", "Stepper<Text>") { Stepper("Count", value: .constant(1), in: 0...5) },
    PrintedType(
      "Picker", "Picker<Text, Int, ForEach<Range<Int>, Int, Text>>"
    ) {
      Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
    },
    PrintedType(
      ".pickerStyle(.segmented)",
      "ModifiedContent<Picker<Text, Int, Text>, PickerStyleWriter<SegmentedPickerStyle>>"
    ) {
      Picker("Size", selection: .constant(1)) { Text("1") }.pickerStyle(.segmented)
    },
    PrintedType("DatePicker", "DatePicker<Text>") {
      DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
    },
    PrintedType("ColorPicker", "ColorPicker<Text>") {
      ColorPicker("Tint", selection: .constant(.red))
    },
  ]

  static let labels = [
    PrintedType("Label", "Label<Text, Image>") { Label("Star", systemImage: "star") },
    PrintedType("Label { } icon: { }", "Label<Text, Circle>") {
      Label {
        Text("Dot")
      } icon: {
        Circle()
      }
    },
    PrintedType("ProgressView()", "ProgressView<EmptyView, EmptyView>") { ProgressView() },
    PrintedType("ProgressView(value:)", "ProgressView<EmptyView, EmptyView>") {
      ProgressView(value: 0.5)
    },
    PrintedType(#"ProgressView("t")"#, "ProgressView<Text, EmptyView>") { ProgressView("Loading") },
    PrintedType("Gauge", "Gauge<Text, EmptyView, EmptyView, EmptyView>") {
      Gauge(value: 0.5) { Text("Level") }
    },
    PrintedType("LabeledContent(value:)", "LabeledContent<Text, Text>") {
      LabeledContent("Name", value: "Anna")
    },
    PrintedType("GroupBox", "GroupBox<Text, Text>") { GroupBox("Box") { Text("a") } },
    PrintedType("DisclosureGroup", "DisclosureGroup<Text, Text>") {
      DisclosureGroup("More") { Text("a") }
    },
    PrintedType("ControlGroup", "ControlGroup<Button<Text>>") { ControlGroup { Button("A") {} } },
    PrintedType(
      "ContentUnavailableView",
      "ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>"
    ) {
      ContentUnavailableView("Nothing", systemImage: "tray")
    },
  ]
}
