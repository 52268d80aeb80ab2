import SwiftUI
import Testing

@Suite struct ControlTypesTests {
  @Test(arguments: Self.buttons + Self.fields + Self.choices + Self.labels)
  func hasTheTypeOfSwiftUI(_ typeCase: TypeCase) {
    #expect(typeCase.actual == typeCase.expected)
  }

  // Sources: `declarations.tsv` (initialisers of the iOS 17.4 SDK), `printed_types.tsv`.

  static let buttons = [
    TypeCase(#"Button("Click") {}"#, "Button<Text>") { Button("Click") {} },
    TypeCase("Button(action:label:)", "Button<Image>") {
      Button(action: {}, label: { Image(systemName: "star") })
    },
    TypeCase("Button(role:)", "Button<Text>") { Button("Delete", role: .destructive) {} },
    TypeCase("Button(systemImage:)", "Button<Label<Text, Image>>") {
      Button("Add", systemImage: "plus") {}
    },
    TypeCase("Button(String variable)", "Button<Text>") {
      let title = "Click"
      return Button(title) {}
    },
    TypeCase("two views in a label", "Button<TupleView<(Image, Text)>>") {
      Button {
      } label: {
        Image(systemName: "star")
        Text("Star")
      }
    },
    TypeCase(
      ".buttonStyle(.bordered)",
      "ModifiedContent<Button<Text>, PrimitiveButtonStyleContainerModifier<BorderedButtonStyle>>"
    ) { Button("Click") {}.buttonStyle(.bordered) },
    TypeCase("Link", "Link<Text>") {
      Link("Swift", destination: URL(fileURLWithPath: "/"))
    },
    TypeCase("EditButton", "EditButton") { EditButton() },
    TypeCase(#"Menu("t") { X }"#, "Menu<Text, Button<Text>>") { Menu("More") { Button("A") {} } },
  ]

  static let fields = [
    TypeCase("TextField", "TextField<Text>") { TextField("Name", text: .constant("")) },
    TypeCase("TextField(value:format:)", "TextField<Text>") {
      TextField("Age", value: .constant(1), format: .number)
    },
    TypeCase("SecureField", "SecureField<Text>") { SecureField("Password", text: .constant("")) },
    TypeCase("TextEditor", "TextEditor") { TextEditor(text: .constant("")) },
    TypeCase(
      ".textFieldStyle(.plain)",
      "ModifiedContent<TextField<Text>, TextFieldStyleModifier<PlainTextFieldStyle>>"
    ) { TextField("Name", text: .constant("")).textFieldStyle(.plain) },
    TypeCase(
      ".textFieldStyle(RoundedBorderTextFieldStyle())",
      "ModifiedContent<TextField<Text>, TextFieldStyleModifier<RoundedBorderTextFieldStyle>>"
    ) { TextField("Name", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle()) },
  ]

  static let choices = [
    TypeCase("Toggle", "Toggle<Text>") { Toggle("Dark", isOn: .constant(true)) },
    TypeCase("Slider", "Slider<EmptyView, EmptyView>") { Slider(value: .constant(0.5)) },
    TypeCase("Slider(in:step:)", "Slider<EmptyView, EmptyView>") {
      Slider(value: .constant(0.5), in: 0...10, step: 1)
    },
    TypeCase("Slider { label }", "Slider<Text, EmptyView>") {
      Slider(value: .constant(0.5), in: 0...1) { Text("Volume") }
    },
    TypeCase("Slider with three labels", "Slider<Text, Image>") {
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
    },
    TypeCase("Stepper", "Stepper<Text>") { Stepper("Count", value: .constant(1), in: 0...5) },
    TypeCase(
      "Picker", "Picker<Text, Int, ForEach<Range<Int>, Int, Text>>"
    ) {
      Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
    },
    TypeCase(
      ".pickerStyle(.segmented)",
      "ModifiedContent<Picker<Text, Int, Text>, PickerStyleWriter<SegmentedPickerStyle>>"
    ) {
      Picker("Size", selection: .constant(1)) { Text("1") }.pickerStyle(.segmented)
    },
    TypeCase("DatePicker", "DatePicker<Text>") {
      DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
    },
    TypeCase("ColorPicker", "ColorPicker<Text>") {
      ColorPicker("Tint", selection: .constant(.red))
    },
  ]

  static let labels = [
    TypeCase("Label", "Label<Text, Image>") { Label("Star", systemImage: "star") },
    TypeCase("Label { } icon: { }", "Label<Text, Circle>") {
      Label {
        Text("Dot")
      } icon: {
        Circle()
      }
    },
    TypeCase("ProgressView()", "ProgressView<EmptyView, EmptyView>") { ProgressView() },
    TypeCase("ProgressView(value:)", "ProgressView<EmptyView, EmptyView>") {
      ProgressView(value: 0.5)
    },
    TypeCase(#"ProgressView("t")"#, "ProgressView<Text, EmptyView>") { ProgressView("Loading") },
    TypeCase("Gauge", "Gauge<Text, EmptyView, EmptyView, EmptyView>") {
      Gauge(value: 0.5) { Text("Level") }
    },
    TypeCase("LabeledContent(value:)", "LabeledContent<Text, Text>") {
      LabeledContent("Name", value: "Anna")
    },
    TypeCase("GroupBox", "GroupBox<Text, Text>") { GroupBox("Box") { Text("a") } },
    TypeCase("DisclosureGroup", "DisclosureGroup<Text, Text>") {
      DisclosureGroup("More") { Text("a") }
    },
    TypeCase("ControlGroup", "ControlGroup<Button<Text>>") { ControlGroup { Button("A") {} } },
    TypeCase(
      "ContentUnavailableView",
      "ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>"
    ) {
      ContentUnavailableView("Nothing", systemImage: "tray")
    },
  ]
}
