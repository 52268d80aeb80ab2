import Foundation
import Testing

/// `treeviz update` on sources of their own.
@Suite struct UpdateTests {
  private static let counter = """
    import SwiftUI

    enum Flavor { case vanilla, chocolate }

    @Observable final class Cart {
      var items: [String] = []
    }

    struct Card<Content: View>: View {
      @State private var isOpen = false
      let content: Content
      var body: some View { if isOpen { content } }
    }

    struct Counter: View {
      @State private var count = 0
      @State private var name = "a"
      @State private var flavor = Flavor.vanilla
      @State private var cart = Cart()
      @Environment(\\.colorScheme) private var scheme

      var body: some View {
        VStack {
          Text("\\(name) \\(count) \\(cart.items.count)")
          Text("\\(flavor)")
          Card(content: Text(scheme == .dark ? "dark" : "light"))
          Button("Add") { count += 1 }
          Button("Reset") { count = 0 }.disabled(count == 0)
        }
      }
    }
    """

  @Test func tapsAButton() throws {
    let run = try update("--tap", "Add")
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(
      run.text == """
        --tap Add

        ~ Counter  {scheme = light}  [cart = Cart #1, count = 0 → 1, flavor = vanilla, name = "a"]
          └── VStack
        ~     ├── Text  {"a 0 0" → "a 1 0"}
              ├── Text  {"vanilla"}
              ├┄┄ Card  (no elements)  [isOpen = false]
              ├── Button
              │   └── Text  {"Add"}
        ~     └── EnvironmentKeyTransformModifier<Bool>  {isEnabled = false → isEnabled = true}
                  └── Button
                      └── Text  {"Reset"}

        bodies
          Counter: read count
        state
          Counter.count: 0 → 1
        not run
          Card

        + inserted   - removed   ~ updated   > moved

        """)
  }

  @Test func makesChangesInTheirOrder() throws {
    let run = try update(
      "--set", "count=2", "--tap", "Add", "--set", "count=count * 10", "--tap=Reset", "-f", "json")
    #expect(run.errors == "")
    let changes = run.text.split(separator: "\n").filter { $0.contains("\"change\"") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      changes == [
        "\"change\": \"--set count=2\",", "\"change\": \"--tap Add\",",
        "\"change\": \"--set \\\"count=count * 10\\\"\",", "\"change\": \"--tap Reset\",",
      ])
    for step in ["0\",\"owner", "2\",\"owner", "3\",\"owner", "30\",\"owner"] {
      #expect(run.text.contains("\"old\":\"\(step)"), "\(step)")
    }
  }

  @Test(arguments: [
    ("--set", "name=Anna", #"{"a 0 0" → "Anna 0 0"}"#),
    ("--set", "flavor=chocolate", #"{"vanilla" → "chocolate"}"#),
    ("--set", "cart.items=[name]", #"{"a 0 0" → "a 0 1"}"#),
    ("--set-model", "Cart.items=[\"x\", \"y\"]", #"{"a 0 0" → "a 0 2"}"#),
    ("--set", "Counter.count=7", #"{"a 0 0" → "a 7 0"}"#),
    ("--set", "Card.isOpen=true", #"+     │   └── Text  {"light"}"#),
    ("--set-env", "colorScheme=dark", #"{scheme = light → scheme = dark}"#),
  ])
  func sets(_ option: String, _ value: String, _ line: String) throws {
    let run = try update(option, value)
    #expect(run.errors == "")
    #expect(run.text.contains(line), "\(run.text)")
    #expect(run.code == 0)
  }

  @Test(arguments: [
    (
      ["--set", "count=\"x\""],
      "--set count=\"x\": error: cannot assign value of type 'String' to type 'Int'\n"
    ),
    (
      ["--set", "cuont=1"],
      "--set cuont=1: error: no property is named 'cuont'; did you mean 'Counter.count'? --set can "
        + "change 'Card.isOpen', 'Counter.count', 'Counter.name', 'Counter.flavor', 'Counter.cart'\n"
    ),
    (
      ["--set-env", "colorSchem=dark"],
      "--set-env colorSchem=dark: error: the environment has no value 'colorSchem' that could be "
        + "set; did you mean 'colorScheme'?\n"
    ),
    (
      ["--set-env", "colorScheme=darc"],
      "--set-env colorScheme=darc: error: type 'ColorScheme' has no member 'darc'\n"
    ),
    (
      ["--tap", "Ad"],
      "--tap Ad: error: there is no control to tap 'Ad'; there are 'Add', "
        + "'Reset'\n"
    ),
    (
      ["--tap", "Reset"],
      "--tap Reset: error: 'Reset' is disabled: the environment's 'isEnabled' is false there\n"
    ),
    (
      ["--set", "Counter#2.count=1"],
      "--set Counter#2.count=1: error: there is no 'Counter#2': 1 are mounted\n"
    ),
    (
      ["--set", "Card#2.isOpen=true"],
      "--set Card#2.isOpen=true: error: there is no 'Card#2': 1 are mounted\n"
    ),
    (
      ["--view", "Card", "--set", "isOpen=true"],
      "view.swift:9:8: error: 'Card' is generic: there is no instance that could be updated; update "
        + "one that a preview shows\n"
    ),
  ])
  func refuses(_ arguments: [String], _ message: String) throws {
    let run = try Self.update(Self.counter, arguments)
    #expect(run.text == "")
    #expect(run.errors == message)
    #expect(run.code == 1)
  }

  @Test(arguments: [
    (
      ["--drag", "Card=30,40"],
      "the gesture of 'Card' does not begin: 50 points are less than its minimum distance"
    ),
    (["--drag", "Card=0,0"], "the gesture of 'Card' does not begin: it is not moved"),
    (
      ["--pinch", "Card=1.05"],
      "the gesture of 'Card' does not begin: a scale of 1.05 changes less than its minimum"
    ),
    (
      ["--drag", "Home=30,40"],
      "there is no view with a drag gesture 'Home'; nothing that is mounted can be dragged"
    ),
    (["--tap", "Nowhere"], "there is no control to tap 'Nowhere'; there are 'Home', 'Bin', 'Add'"),
  ])
  func saysWhatThereIsInstead(_ failing: [String], _ message: String) throws {
    let source = """
      import SwiftUI
      struct Pages: View {
        var body: some View {
          TabView {
            Text("Card")
              .gesture(DragGesture(minimumDistance: 60))
              .gesture(MagnificationGesture(minimumScaleDelta: 0.1))
              .tabItem { Label("Home", systemImage: "house") }
            Text("bin").tabItem { Text("Bin") }
          }
          Button("Add") {}
        }
      }
      """
    let run = try Self.update(source, failing)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.code == 1)
  }

  /// What looks otherwise is marked, and what is the same is not.
  @Test func marksWhatLooksOtherwise() throws {
    let source = """
      import SwiftUI
      struct Title: View {
        @State private var isOn = false
        var body: some View {
          Text("bold").bold(isOn)
          Text("same").bold()
          Toggle("On", isOn: $isOn)
        }
      }
      """
    let run = try Self.update(source, ["--toggle", "On"])
    let marked = run.text.split(separator: "\n").filter { $0.hasPrefix("~") }.map { $0.suffix(6) }
    #expect(run.text.contains("{\"bold\"}") && marked.contains("bold\"}"[...]), "\(run.text)")
    #expect(!marked.contains("same\"}"[...]))
  }

  @Test(arguments: [
    ([], "nothing is presented that could be swiped away"),
    (["--tap", "Cover"], "a full-screen cover is not swiped away"),
    (["--tap", "Sheet"], "it has 'interactiveDismissDisabled'"),
    (["--tap", "Alert"], "the alert 'Sure?' goes by its buttons: tap one"),
  ])
  func saysWhatIsNotSwipedAway(_ before: [String], _ message: String) throws {
    let source = """
      import SwiftUI
      struct Sheets: View {
        @State private var cover = false
        @State private var sheet = false
        @State private var alert = false
        var body: some View {
          Button("Cover") { cover = true }.fullScreenCover(isPresented: $cover) { Text("cover") }
          Button("Sheet") { sheet = true }.sheet(isPresented: $sheet) {
            Text("sheet").interactiveDismissDisabled()
          }
          Button("Alert") { alert = true }.alert("Sure?", isPresented: $alert) {}
        }
      }
      """
    let run = try Self.update(source, before + ["--dismiss"])
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.code == 1)
  }

  @Test(arguments: [
    (["--tap", "Nothing"], "there is no control to tap 'Nothing'"),
    (["--tap", "Crash"], "'Clicker' crashed at --tap Crash: on purpose"),
  ])
  func showsWhatWasDoneBeforeAChangeThatFails(_ failing: [String], _ message: String) throws {
    let source = """
      import SwiftUI
      struct Clicker: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)")
          Button("Add") {
            print("added to \\(count)")
            count += 1
          }
          Button("Crash") { fatalError("on purpose") }
        }
      }
      struct Other: View { var body: some View { AnyView(Text("other")) } }
      """
    let done = try Self.update(source, ["--view", "Clicker", "--tap", "Add", "--tap", "Add"])
    for names in [["--view", "Clicker"], []] {
      let run = try Self.update(source, names + ["--tap", "Add", "--tap", "Add"] + failing)
      #expect(run.text == done.text)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.contains("added to 0\nadded to 1\n"), "\(run.errors)")
      #expect(run.code == 1)
    }
    // Nothing was done before the first one.
    #expect(try Self.update(source, ["--view", "Clicker"] + failing).text == "")
  }

  @Test(arguments: [
    ["--set", "count"], ["--set-env", "=1"], ["--toggle", "A=maybe"], ["--type", "A"],
    ["--slide", "A=x"], ["--slide", "A=nan"], ["--slide", "A=1e999"], ["--scroll", "A=-1"],
    ["--tap", ""], ["--tap", "\"A\"B"],
    ["--window", "0"],
    ["--from", "A", "--view", "B"], ["--theme", "book"], ["--fold", "-f", "svg"],
    ["--mount", "-f", "json"],
  ])
  func knowsAWrongCommandLine(_ arguments: [String]) throws {
    let run = try Self.update(Self.counter, arguments)
    #expect(run.code == 64, "\(run.errors)")
    #expect(run.errors.contains("usage: treeviz update"))
  }

  @Test(arguments: [
    (
      ["--tap", "Buy"],
      ["Cart.items changed", "Cart.note changed", "Settings.isOn changed"]
    ),
    (["--set-model", "Cart.note=new"], ["Cart.note changed"]),
    (["--set-model", "Cart.note=old"], []),
    (["--tap", "Show", "--run-tasks"], ["Shop.isShown: false → true", "Settings.isOn changed"]),
    (["--set-env", "colorScheme=dark"], ["environment colorScheme = dark"]),
    (
      ["--set-env", "accessibilityReduceMotion=true"],
      ["environment accessibilityReduceMotion = true"]
    ),
  ])
  func tellsWhatModelsAndTheEnvironmentWereGiven(_ change: [String], _ lines: [String]) throws {
    let run = try Self.update(Self.shop, change)
    #expect(run.errors == "")
    let sections = run.text.components(separatedBy: "\nstate\n").dropFirst()
    let found = sections.flatMap { section in
      section.split(separator: "\n").prefix { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
    }
    #expect(found == lines.map { $0[...] }, "\(run.text)")
  }

  @Test func tellsOfModelsBeforeTheBodiesThatRun() throws {
    let run = try Self.update(Self.shop, ["--tap", "Buy", "-f", "json"])
    let events = run.text.matches(of: /"event":"(\w+)"/).map(\.output.1)
    #expect(events.suffix(4) == ["model", "model", "model", "body"], "\(run.text)")
  }

  private static let shop = """
    import SwiftUI

    @Observable final class Cart {
      var items: [String] = []
      var note = "old"
      @ObservationIgnored var visits = 0
    }

    final class Settings: ObservableObject {
      @Published var isOn = false
      var count = 0
    }

    struct Shop: View {
      @State private var cart = Cart()
      @State private var isShown = false
      @StateObject private var settings = Settings()

      var body: some View {
        VStack {
          Text("\\(cart.items.count)")
          if isShown { Text("shown").task { settings.isOn = true } }
          Button("Show") { isShown = true }
          Button("Buy") {
            cart.items.append("x")
            cart.note = "bought"
            cart.visits += 1
            settings.isOn = true
            settings.count += 1
          }
        }
      }
    }
    """

  @Test func keepsTheCacheOfOtherChangesApart() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.counter, to: "view.swift")
    let texts = try ["count=1", "count=2", "count=1"].map { change in
      try Tool.run(["update", "view.swift", "--set", change], in: folder.url).text
    }
    #expect(texts[0] == texts[2])
    #expect(texts[0] != texts[1])
  }

  @Test func drawsBeforeAndAfter() throws {
    let run = try update("--tap", "Add", "-f", "svg", "-o", "-")
    #expect(run.errors == "")
    for text in ["before", "after", "--tap Add", "runs: read count", "does not run"] {
      #expect(run.text.contains(text), "\(text)")
    }
    let listed = try update("--tap", "Add", "-o", "figure.svg")
    #expect(listed.text == "figure.svg\n")
  }

  @Test func namesWhatAPreviewKeepsAsTheTreeDoes() throws {
    let run = try Self.update(
      """
      import SwiftUI
      #Preview("On") {
        @Previewable @State var isOn = false
        Toggle("Light", isOn: $isOn)
      }
      """, ["--toggle", "Light"])
    #expect(run.errors == "")
    #expect(run.text.contains("~ PreviewContent  [isOn = false → true]"), "\(run.text)")
    #expect(run.text.contains("\n  PreviewContent.isOn: false → true\n"), "\(run.text)")
  }

  @Test(arguments: [
    "ForEach($items) { $item in Row(title: $item.title) }.onDelete { items.remove(atOffsets: $0) }",
    "ForEach(items.indices, id: \\.self) { Row(title: $items[$0].title) }",
  ])
  func removesARowThatHasABinding(_ rows: String) throws {
    let source = """
      import SwiftUI
      struct Item: Identifiable {
        let id: Int
        var title: String
      }
      struct Row: View {
        @Binding var title: String
        var body: some View { TextField("Title", text: $title).onDisappear { print("gone") } }
      }
      struct Items: View {
        @State private var items = [Item(id: 1, title: "Milk"), Item(id: 2, title: "Eggs")]
        var body: some View {
          List {
            \(rows)
            Button("Drop") { items.removeLast() }
          }
        }
      }
      """
    let changes = rows.contains("onDelete") ? ["--delete", "Title#2"] : ["--tap", "Drop"]
    let run = try Self.update(source, changes + ["--view", "Items"])
    #expect(run.errors == "gone\n")
    #expect(run.text.contains("Row  {title = \"Milk\"}"), "\(run.text)")
    let removed = run.text.split(separator: "\n").filter { $0.hasPrefix("-") }
    #expect(removed.contains { $0.hasSuffix("Row  {title = \"Eggs\"}") }, "\(run.text)")
  }

  @Test func tellsWhatAChangeLedToInTheViewThatItWasMadeIn() throws {
    let run = try Self.update(
      """
      import SwiftUI
      @Observable final class Store {}
      struct Detail: View {
        @Environment(Store.self) private var store
        var body: some View { Text("\\(ObjectIdentifier(store).hashValue)") }
      }
      struct Other: View {
        var body: some View { Button("x") {} }
      }
      struct Start: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Detail() }
        }
      }
      """, ["--tap", "Open"])
    #expect(run.errors.hasPrefix("view.swift:4:"), "\(run.errors)")
    #expect(run.errors.contains("No Observable object of type Store found"), "\(run.errors)")
    #expect(!run.errors.contains("no control"), "\(run.errors)")
    #expect(run.code == 1)
  }

  @Test func showsASavedLogLikeItsSource() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.counter, to: "view.swift")
    let change = ["update", "view.swift", "--tap", "Add", "--set-env", "colorScheme=dark"]
    let written = try Tool.run(change + ["-o", "log.json"], in: folder.url)
    #expect(written.errors == "")
    let text = try Tool.run(change, in: folder.url).text
    let saved = try Tool.run(["update", "log.json"], in: folder.url)
    #expect(saved.errors == "")
    #expect(saved.text == text)
    let figure = ["-f", "svg", "-o", "-"]
    let drawn = try Tool.run(["update", "log.json"] + figure, in: folder.url)
    #expect(try drawn.text == Tool.run(change + figure, in: folder.url).text)
    let changed = try Tool.run(["update", "log.json", "--tap", "Add"], in: folder.url)
    #expect(
      changed.errors == "log.json: error: a saved log has its changes; '--tap' needs the source\n")
    let named = try Tool.run(["update", "log.json", "--view", "Row"], in: folder.url)
    #expect(named.errors == "log.json: error: no view is named 'Row'; there are 'Counter'\n")
  }

  @Test func showsTheMountWhereThereAreNoChanges() throws {
    let run = try update()
    #expect(run.text.hasPrefix("mount\n\nCounter  {scheme = light}"))
    #expect(run.text.contains("Counter: inserted\n"))
    let both = try update("--mount", "--tap", "Add")
    #expect(both.text.hasPrefix("mount\n\n"))
    #expect(both.text.contains("\n--tap Add\n\n"))
  }

  private func update(_ arguments: String...) throws -> Tool.Run {
    try Self.update(Self.counter, arguments)
  }

  static func update(_ source: String, _ arguments: [String]) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "view.swift")
    return try Tool.run(["update", "view.swift", "--no-cache"] + arguments, in: folder.url)
  }
}
