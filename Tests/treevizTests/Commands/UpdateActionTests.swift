import Foundation
import Testing

/// What a person does besides tapping: `--move`, `--refresh`, `--press`, `--hold`, `--drag`, `--drop` and
/// `--open-url`.
@Suite struct UpdateActionTests {
  private static let inbox = """
    import SwiftUI

    struct Inbox: View {
      @State private var mails = ["tea", "coffee", "milk"]
      @State private var done: [String] = []
      @State private var log = ""
      @State private var asks = false
      @FocusState private var isActive: Bool

      var body: some View {
        NavigationStack {
          List {
            ForEach(mails, id: \\.self) { Text($0).moveDisabled($0 == "milk") }
              .onMove { mails.move(fromOffsets: $0, toOffset: $1) }
          }
          .refreshable {
            try? await Task.sleep(for: .seconds(1))
            mails.append("water")
          }
          Text("card")
            .focusable()
            .focused($isActive)
            .onKeyPress(.space) { log = "space"; return .handled }
            .onLongPressGesture { log = "held" }
            .gesture(DragGesture().onEnded { log = "dragged \\(Int($0.translation.width))" })
            .gesture(MagnifyGesture().onEnded { log = "pinched \\($0.magnification)" })
            .gesture(RotateGesture().onEnded { log = "turned \\(Int($0.rotation.degrees))" })
            .onHover { log = "hovered \\($0)" }
            .draggable("a card")
          Text("bin").dropDestination(for: String.self) { items, _ in
            done += items
            return true
          }
          Button("Save") { log = "saved" }.keyboardShortcut("s")
          Button("Zoom") { log = "zoomed" }.keyboardShortcut("=")
          Button("Clear") { asks = true }
            .alert(isPresented: $asks) { Alert(title: Text("Sure?")) }
          EditButton()
        }
        .onOpenURL { log = $0.lastPathComponent }
      }
    }
    """

  private func update(_ options: String...) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    try folder.write(Self.inbox, to: "inbox.swift")
    return try Tool.run(
      ["update", "inbox.swift", "--no-cache", "--fold"] + options, in: folder.url)
  }

  @Test func actsAsItsUserDoes() throws {
    let run = try update(
      "--move", "tea=1", "--refresh", "List", "--press", "space=card", "--press", "cmd+s", "--hold",
      "card", "--drag", "card=30,-2.5", "--drop", "card=bin", "--open-url", "app://item/seven",
      "--pinch", "card=2", "--rotate", "card=-90", "--hover", "card=off", "--tap", "Clear", "--tap",
      "OK", "--tap", "Edit")
    #expect(run.errors == "")
    #expect(run.code == 0)
    for line in [
      #"Inbox.mails: ["tea", "coffee", "milk"] → ["coffee", "tea", "milk"]"#,
      #"Inbox.mails: ["coffee", "tea", "milk"] → ["coffee", "tea", "milk", "water"]"#,
      "refreshable  List", "Inbox.isActive: false → true", "onKeyPress  Text", "(space)",
      #"Inbox.log: "" → "space""#, #"Inbox.log: "space" → "saved""#,
      #"Inbox.log: "saved" → "held""#, #"Inbox.log: "held" → "dragged 30""#,
      #"Inbox.done: [] → ["a card"]"#, "onOpenURL", #"Inbox.log: "dragged 30" → "seven""#,
      #"Inbox.log: "seven" → "pinched 2.0""#, #"Inbox.log: "pinched 2.0" → "turned -90""#,
      #"Inbox.log: "turned -90" → "hovered false""#,
      #"title = "Sure?", buttons = ["OK"]"#, "Inbox.asks: true → false",
      "NavigationStack.editMode: inactive → active", #"{"Edit" → "Done"}"#,
    ] {
      #expect(run.text.contains(line), "\(line)\n\(run.text)")
    }
  }

  @Test func pressesTheKeyThatNamesAView() throws {
    let run = try update("--press", "cmd+=", "--press", "cmd+==card")
    #expect(run.errors == "")
    #expect(run.text.contains(#"Inbox.log: "" → "zoomed""#))
    #expect(run.text.contains("Inbox.isActive: false → true"))
  }

  @Test(arguments: [
    (["--move", "tea=3"], "'tea' cannot be moved to 3: there are 3 rows, from 0 to 2"),
    (["--move", "milk=0"], "'milk' cannot be moved: it has 'moveDisabled'"),
    (
      ["--move", "juice=0"],
      "there is no row that can be moved 'juice'; there are 'tea', 'coffee', 'milk'"
    ),
    (
      ["--refresh", "Form"],
      "there is no list or scroll view to refresh 'Form'; there are 'List'"
    ),
    (
      ["--press", "cmd+x"],
      "nothing takes the key 'cmd+x'; there are the shortcuts 'cmd+s' (Save), 'cmd+=' (Zoom); 'onKeyPress' acts "
        + "where the focus is: give it to 'card', as in --press 'cmd+x=card'"
    ),
    (
      ["--hold", "bin"],
      "there is no view with a long press gesture 'bin'; there are 'card'"
    ),
    (
      ["--drag", "card=1,1"],
      "the gesture of 'card' does not begin: 1.41 points are less than its minimum distance"
    ),
    (
      ["--drop", "bin=bin"],
      "there is no view that gives something when it is dragged 'bin'; there are 'card'"
    ),
    (
      ["--drop", "card=card"],
      "there is no view that takes what is dropped 'card'; there are 'bin'"
    ),
    (["--open-url", ""], "'' is no address: expected one such as app://item/3"),
  ])
  func saysWhatThereIs(_ options: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.inbox, to: "inbox.swift")
    let run = try Tool.run(["update", "inbox.swift", "--no-cache"] + options, in: folder.url)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.code == 1)
  }

  @Test(arguments: [
    ["--press", "k=Off"], ["--type", "Off=a"], ["--drop", "card=bin"], ["--drop", "note=tray"],
    ["--drop", "note=row"], ["--hover", "card"],
  ])
  func whatIsDisabledDoesNothing(_ options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      struct Desk: View {
        @State private var text = ""

        var body: some View {
          TextField("Off", text: $text).disabled(true)
          Text("card").onHover { _ in }.draggable("a card").disabled(true)
          Text("note").draggable("a note")
          Text("bin").dropDestination(for: String.self) { _, _ in true }
          Text("tray").dropDestination(for: String.self) { _, _ in true }.disabled(true)
          List {
            ForEach(["row"], id: \\.self) { Text($0) }
              .dropDestination(for: String.self) { _, _ in }
              .disabled(true)
          }
        }
      }
      """, to: "desk.swift")
    let run = try Tool.run(["update", "desk.swift", "--no-cache"] + options, in: folder.url)
    #expect(run.errors.contains("is disabled: the environment's 'isEnabled' is false there"))
    #expect(run.code == 1)
  }

  @Test(arguments: [
    (["--move", "tea"], "'--move tea': expected ROW=N, with N from 0"),
    (["--move", "tea=-1"], "'--move tea=-1': expected ROW=N, with N from 0"),
    (["--press", "cmd+"], "'--press cmd+': expected KEY or KEY=VIEW, with a character or one of"),
    (["--press", "s="], "'--press s=': expected KEY or KEY=VIEW"),
    (["--drag", "card=1"], "'--drag card=1': expected VIEW=X,Y, in points"),
    (["--pinch", "card=0"], "'--pinch card=0': expected VIEW=SCALE, with a scale above 0"),
    (["--rotate", "card"], "'--rotate card': expected VIEW=DEGREES"),
    (["--hover", "card=yes"], "'--hover card=yes': expected VIEW, VIEW=on or VIEW=off"),
    (["--drop", "card"], "'--drop card': expected VIEW=TARGET"),
  ])
  func saysHowAnOptionIsWritten(_ options: [String], _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.inbox, to: "inbox.swift")
    let run = try Tool.run(["update", "inbox.swift"] + options, in: folder.url)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.code == 64)
  }
}
