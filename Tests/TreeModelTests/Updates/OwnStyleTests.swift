import SwiftUI
import Testing

@testable import TreeModel

/// Styles that a program writes: what they make of a control, and who uses it.
@MainActor @Suite struct OwnStyleTests {
  struct Meter: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.currentValueLabel
      if configuration.minimumValueLabel == nil { Text("no bounds") }
      Text("\(Int(configuration.value * 100))")
    }
  }

  struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      if configuration.label == nil { Text("no label") }
      if let label = configuration.currentValueLabel { label }
    }
  }

  struct Captioned: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.content
    }
  }

  struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("form")
        configuration.content
      }
    }
  }

  struct Framed: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { Text("editor") }
  }

  @Test func drawGaugesProgressFormsGroupsAndEditors() {
    func texts(_ view: some View) -> [String] { LivingTree(view).texts }
    #expect(
      texts(
        Gauge(value: 30, in: 20...40) {
          Text("Level")
        } currentValueLabel: {
          Text("30")
        }
        .gaugeStyle(Meter())) == ["Level", "30", "no bounds", "50"])
    #expect(
      texts(
        ProgressView(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text("half")
        }
        .progressViewStyle(Bar())) == ["no label", "half"])
    #expect(
      texts(ControlGroup("Size") { Button("Big") {} }.controlGroupStyle(Captioned()))
        == ["Size", "Big"])
    #expect(texts(ControlGroup { Text("Big") }.controlGroupStyle(Captioned())) == ["Big"])
    #expect(texts(Form { Text("Name") }.formStyle(Plain())) == ["form", "Name"])
    #expect(texts(TextEditor(text: .constant("a")).textEditorStyle(Framed())) == ["editor"])
  }

  struct Floating: TextFieldStyle {
    @FocusState private var isFocused: Bool

    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        configuration.focused($isFocused)
        if isFocused { Text("editing") }
        Button("Clear") {}
      }
    }
  }

  struct Fields: View {
    @State private var name = ""
    @State private var secret = ""
    @FocusState private var isFirst: Bool

    var body: some View {
      TextField("Name", text: $name, prompt: Text("Anna")).accessibilityIdentifier("name")
        .focused($isFirst).textFieldStyle(Floating())
      SecureField("Password", text: $secret).textFieldStyle(Floating())
      Text("\(name) \(secret) \(isFirst)")
    }
  }

  private func last(_ view: some View, _ uses: (String, ControlUse)...) -> String? {
    let living = LivingTree(view)
    for (name, use) in uses { Controls(of: living.tree).use(.named(name), use) }
    return living.texts.last
  }

  @Test func fieldsAreTypedIntoWhereTheirStyleShowsThem() {
    #expect(last(Fields(), ("Name", .type("a")), ("Password", .type("b"))) == "a b false")
    #expect(last(Fields(), ("Password", .type("b")), ("name", .type("a"))) == "a b true")
    #expect(last(Fields(), ("Anna", .type("a"))) == "a  true")
    let living = LivingTree(Fields())
    Controls(of: living.tree).use(.named("Password"), .type("b"))
    #expect(living.texts == ["Name", "Clear", "Password", "editing", "Clear", " b false"])
  }

  struct Login: View {
    @State private var name = ""
    @State private var told = ""
    @FocusState private var field: Int?

    var body: some View {
      TextField("Name", text: $name).focused($field, equals: 0)
        .onSubmit {
          told += "name "
          field = 1
        }
      SecureField("Password", text: $name).focused($field, equals: 1)
        .onSubmit { told += "password" }
        .textFieldStyle(Floating())
      Text(told)
    }
  }

  @Test func keysReachTheFieldThatAStyleShows() {
    let living = LivingTree(Login().textFieldStyle(Floating()))
    let controls = Controls(of: living.tree)
    controls.use(.named("Name"), .type("a"))
    controls.press("return", nil)
    controls.press("tab", nil)
    controls.press("return", nil)
    controls.press("return", nil)
    #expect(living.texts.last == "name name password")
  }

  struct Days: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Button("Next") { configuration.selection += 86_400 }
      DatePicker("Other", selection: configuration.$selection)
      if configuration.minimumDate != nil { Text("bounded") }
    }
  }

  struct Appointment: View {
    @State private var day = Date(timeIntervalSince1970: 0)

    var body: some View {
      DatePicker("Day", selection: $day, in: day...).datePickerStyle(Days())
      Text("\(Int(day.timeIntervalSince1970 / 86_400))")
    }
  }

  @Test func datesArePickedByWhatTheStyleMakes() {
    #expect(last(Appointment(), ("Next", .tap)) == "1")
    #expect(last(Appointment(), ("Day", .pick("1970-01-04"))) == "3")
    #expect(LivingTree(Appointment()).texts == ["Day", "Next", "Other", "bounded", "0"])
  }

  struct Counting: PrimitiveButtonStyle {
    @State private var taps = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(taps) taps")
      }
      .onTapGesture {
        taps += 1
        if taps > 1 { configuration.trigger() }
      }
    }
  }

  struct Icon: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Image("go").onLongPressGesture { configuration.trigger() }
    }
  }

  struct Asking: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Question(button: configuration) }

    struct Question: View {
      let button: PrimitiveButtonStyleConfiguration
      @State private var isAsking = false

      var body: some View {
        Button {
          isAsking = true
        } label: {
          button.label
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") { button.trigger() } }
      }
    }
  }

  struct Buttons<Style: PrimitiveButtonStyle>: View {
    let style: Style
    @State private var runs = 0

    var body: some View {
      Button("Go") { runs += 1 }.keyboardShortcut("g").accessibilityIdentifier("go")
        .buttonStyle(style)
      Text("\(runs)")
    }
  }

  @Test func buttonsRunTheirActionWhereTheStyleSaysSo() {
    #expect(last(Buttons(style: Counting()), ("Go", .tap)) == "0")
    #expect(last(Buttons(style: Counting()), ("Go", .tap), ("go", .tap)) == "1")
    #expect(last(Buttons(style: Icon()), ("Go", .hold)) == "1")
    #expect(last(Buttons(style: Asking()), ("Go", .tap)) == "0")
    #expect(last(Buttons(style: Asking()), ("Go", .tap), ("Yes", .tap)) == "1")
  }

  @Test func aShortcutIsThatOfTheButton() {
    let living = LivingTree(Buttons(style: Asking()))
    Controls(of: living.tree).press("cmd+g", nil)
    #expect(living.texts.last == "1")
  }

  struct Still: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func aStyleThatTakesNoTapIsNamed() {
    let controls = Controls(of: LivingTree(Buttons(style: Still())).tree)
    #expect(controls.all(for: .tap).isEmpty)
    let shortfall = controls.styleShortfall(of: "Go", .tap)
    #expect(
      shortfall
        == "'Go' is drawn by 'Still', whose body has nothing that can be tapped, and its action "
        + "runs by 'configuration.trigger()' alone")
    #expect(controls.styleShortfall(of: "Other", .tap) == nil)
    #expect(controls.styleShortfall(of: "Go", .type("a")) == nil)
  }

  struct Titles: View {
    @State private var titles = ["Milk", "Bread", ""]

    var body: some View {
      List {
        ForEach($titles, id: \.self) { $title in TextField("Title", text: $title) }
          .onDelete { titles.remove(atOffsets: $0) }
      }
      Text(titles.joined(separator: " "))
    }
  }

  @Test func aRowOfFieldsIsCalledByWhatTheyShow() {
    #expect(last(Titles(), ("Bread", .delete)) == "Milk ")
    #expect(last(Titles(), ("Title", .delete)) == "Milk Bread")
    #expect(last(Titles(), ("Milk", .type("Tea"))) == "Tea Bread ")
  }
}
