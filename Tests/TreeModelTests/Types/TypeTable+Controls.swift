import SwiftUI

extension TypeTable {
  /// Controls and labels.
  @MainActor static let controls: [TypeTableRow] = [
    TypeTableRow(
      #"Button("a") {}"#,
      "Button<Text>",
      .printed
    ) {
      Button("a") {}
    },
    TypeTableRow(
      #"Button("a", systemImage: "b") {}"#,
      "Button<Label<Text, Image>>",
      .interface
    ) {
      Button("a", systemImage: "b") {}
    },
    TypeTableRow(
      #"Button("a", role: .cancel) {}"#,
      "Button<Text>",
      .interface
    ) {
      Button("a", role: .cancel) {}
    },
    TypeTableRow(
      "Button(action: {}) { A() }",
      "Button<A>",
      .interface
    ) {
      Button(action: {}) { A() }
    },
    TypeTableRow(
      #"Label("a", systemImage: "b")"#,
      "Label<Text, Image>",
      .printed
    ) {
      Label("a", systemImage: "b")
    },
    TypeTableRow(
      #"Label("a", image: "b")"#,
      "Label<Text, Image>",
      .interface
    ) {
      Label("a", image: "b")
    },
    TypeTableRow(
      "Label { A() } icon: { B() }",
      "Label<A, B>",
      .interface
    ) {
      Label {
        A()
      } icon: {
        B()
      }
    },
    TypeTableRow(
      #"Toggle("a", isOn: .constant(true))"#,
      "Toggle<Text>",
      .printed
    ) {
      Toggle("a", isOn: .constant(true))
    },
    TypeTableRow(
      #"Toggle("a", systemImage: "b", isOn: .constant(true))"#,
      "Toggle<Label<Text, Image>>",
      .interface
    ) {
      Toggle("a", systemImage: "b", isOn: .constant(true))
    },
    TypeTableRow(
      "Toggle(isOn: .constant(true)) { A() }",
      "Toggle<A>",
      .interface
    ) {
      Toggle(isOn: .constant(true)) { A() }
    },
    TypeTableRow(
      #"TextField("a", text: .constant(""))"#,
      "TextField<Text>",
      .printed
    ) {
      TextField("a", text: .constant(""))
    },
    TypeTableRow(
      #"TextField("a", value: .constant(1), format: .number)"#,
      "TextField<Text>",
      .interface
    ) {
      TextField("a", value: .constant(1), format: .number)
    },
    TypeTableRow(
      #"TextField(text: .constant("")) { A() }"#,
      "TextField<A>",
      .interface
    ) {
      TextField(text: .constant("")) { A() }
    },
    TypeTableRow(
      #"SecureField("a", text: .constant(""), prompt: nil)"#,
      "SecureField<Text>",
      .interface
    ) {
      SecureField("a", text: .constant(""), prompt: nil)
    },
    TypeTableRow(
      #"TextEditor(text: .constant(""))"#,
      "TextEditor",
      .interface
    ) {
      TextEditor(text: .constant(""))
    },
    TypeTableRow(
      "Slider(value: .constant(0.5))",
      "Slider<EmptyView, EmptyView>",
      .interface
    ) {
      Slider(value: .constant(0.5))
    },
    TypeTableRow(
      "Slider(value: .constant(0.5)) { A() }",
      "Slider<A, EmptyView>",
      .interface
    ) {
      Slider(value: .constant(0.5)) { A() }
    },
    TypeTableRow(
      #"Stepper("a", value: .constant(1))"#,
      "Stepper<Text>",
      .interface
    ) {
      Stepper("a", value: .constant(1))
    },
    TypeTableRow(
      #"Stepper("a", onIncrement: nil, onDecrement: nil)"#,
      "Stepper<Text>",
      .interface
    ) {
      Stepper("a", onIncrement: nil, onDecrement: nil)
    },
    TypeTableRow(
      #"Picker("a", selection: .constant(1)) { A() }"#,
      "Picker<Text, Int, A>",
      .interface
    ) {
      Picker("a", selection: .constant(1)) { A() }
    },
    TypeTableRow(
      #"Picker("a", systemImage: "b", selection: .constant(1)) { A() }"#,
      "Picker<Label<Text, Image>, Int, A>",
      .interface
    ) {
      Picker("a", systemImage: "b", selection: .constant(1)) { A() }
    },
    TypeTableRow(
      "Picker(selection: .constant(1)) { A() } label: { B() }",
      "Picker<B, Int, A>",
      .interface
    ) {
      Picker(selection: .constant(1)) {
        A()
      } label: {
        B()
      }
    },
    TypeTableRow(
      #"DatePicker("a", selection: .constant(Date()))"#,
      "DatePicker<Text>",
      .interface
    ) {
      DatePicker("a", selection: .constant(Date()))
    },
    TypeTableRow(
      #"MultiDatePicker("a", selection: .constant([]))"#,
      "MultiDatePicker<Text>",
      .interface
    ) {
      MultiDatePicker("a", selection: .constant([]))
    },
    TypeTableRow(
      #"ColorPicker("a", selection: .constant(Color.red))"#,
      "ColorPicker<Text>",
      .interface
    ) {
      ColorPicker("a", selection: .constant(Color.red))
    },
    TypeTableRow(
      "ProgressView()",
      "ProgressView<EmptyView, EmptyView>",
      .printed
    ) {
      ProgressView()
    },
    TypeTableRow(
      #"ProgressView("a")"#,
      "ProgressView<Text, EmptyView>",
      .interface
    ) {
      ProgressView("a")
    },
    TypeTableRow(
      "ProgressView(timerInterval: Date()...Date.distantFuture)",
      "ProgressView<EmptyView, DefaultDateProgressLabel>",
      .interface
    ) {
      ProgressView(timerInterval: Date()...Date.distantFuture)
    },
    TypeTableRow(
      "ProgressView(timerInterval: Date()...Date.distantFuture) { A() }",
      "ProgressView<A, DefaultDateProgressLabel>",
      .interface
    ) {
      ProgressView(timerInterval: Date()...Date.distantFuture) { A() }
    },
    TypeTableRow(
      #"Link("a", destination: URL(fileURLWithPath: "/"))"#,
      "Link<Text>",
      .interface
    ) {
      Link("a", destination: URL(fileURLWithPath: "/"))
    },
    TypeTableRow(
      #"Menu("a") { A() }"#,
      "Menu<Text, A>",
      .printed
    ) {
      Menu("a") { A() }
    },
    TypeTableRow(
      #"Menu("a", systemImage: "b") { A() }"#,
      "Menu<Label<Text, Image>, A>",
      .interface
    ) {
      Menu("a", systemImage: "b") { A() }
    },
    TypeTableRow(
      "Menu { A() } label: { B() }",
      "Menu<B, A>",
      .interface
    ) {
      Menu {
        A()
      } label: {
        B()
      }
    },
    TypeTableRow(
      #"LabeledContent("a") { A() }"#,
      "LabeledContent<Text, A>",
      .interface
    ) {
      LabeledContent("a") { A() }
    },
    TypeTableRow(
      #"LabeledContent("a", value: "b")"#,
      "LabeledContent<Text, Text>",
      .interface
    ) {
      LabeledContent("a", value: "b")
    },
    TypeTableRow(
      "GroupBox { A() }",
      "GroupBox<EmptyView, A>",
      .interface
    ) {
      GroupBox { A() }
    },
    TypeTableRow(
      #"GroupBox("a") { A() }"#,
      "GroupBox<Text, A>",
      .interface
    ) {
      GroupBox("a") { A() }
    },
    TypeTableRow(
      #"DisclosureGroup("a") { A() }"#,
      "DisclosureGroup<Text, A>",
      .printed
    ) {
      DisclosureGroup("a") { A() }
    },
    TypeTableRow(
      "ControlGroup { A() }",
      "ControlGroup<A>",
      .interface
    ) {
      ControlGroup { A() }
    },
    TypeTableRow(
      #"ContentUnavailableView("a", image: "b")"#,
      "ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>",
      .interface
    ) {
      ContentUnavailableView("a", image: "b")
    },
    TypeTableRow(
      "Gauge(value: 1) { A() }",
      "Gauge<A, EmptyView, EmptyView, EmptyView>",
      .interface
    ) {
      Gauge(value: 1) { A() }
    },
    TypeTableRow(
      "EditButton()",
      "EditButton",
      .interface
    ) {
      EditButton()
    },
    TypeTableRow(
      "Canvas { _, _ in }",
      "Canvas<EmptyView>",
      .interface
    ) {
      Canvas { _, _ in }
    },
    TypeTableRow(
      "Canvas { _, _ in } symbols: { A() }",
      "Canvas<A>",
      .interface
    ) {
      Canvas { _, _ in
      } symbols: {
        A()
      }
    },
    TypeTableRow(
      "RenameButton()",
      "RenameButton<Label<Text, Image>>",
      .interface
    ) {
      RenameButton()
    },
    TypeTableRow(
      "AsyncImage(url: nil)",
      "AsyncImage<Image>",
      .interface
    ) {
      AsyncImage(url: nil)
    },
    TypeTableRow(
      "AsyncImage(url: nil) { $0.resizable() } placeholder: { A() }",
      "AsyncImage<_ConditionalContent<Image, A>>",
      .interface
    ) {
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        A()
      }
    },
    TypeTableRow(
      "AsyncImage(url: nil) { phase in if let image = phase.image { image } }",
      "AsyncImage<Optional<Image>>",
      .interface
    ) {
      AsyncImage(url: nil) { phase in
        if let image = phase.image { image }
      }
    },
    TypeTableRow(
      #"Button("a", systemImage: "b") {}"#,
      "Button<Label<Text, Image>>",
      .interface
    ) {
      Button("a", systemImage: "b") {}
    },
    TypeTableRow(
      #"Button("a", systemImage: "b", role: .destructive) {}"#,
      "Button<Label<Text, Image>>",
      .interface
    ) {
      Button("a", systemImage: "b", role: .destructive) {}
    },
    TypeTableRow(
      #"ContentUnavailableView("a", image: "b", description: Text("c"))"#,
      "ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>",
      .interface
    ) {
      ContentUnavailableView("a", image: "b", description: Text("c"))
    },
    TypeTableRow(
      "Canvas { _, _ in }",
      "Canvas<EmptyView>",
      .interface
    ) {
      Canvas { _, _ in }
    },
    TypeTableRow(
      #"ShareLink(item: "a")"#,
      "ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel>",
      .interface
    ) {
      ShareLink(item: "a")
    },
    TypeTableRow(
      #"ShareLink(item: "a") { A() }"#,
      "ShareLink<CollectionOfOne<String>, Never, Never, A>",
      .interface
    ) {
      ShareLink(item: "a") { A() }
    },
    TypeTableRow(
      "PasteButton(payloadType: String.self) { _ in }",
      "PasteButton",
      .interface
    ) {
      PasteButton(payloadType: String.self) { _ in }
    },
  ]
}
