import SwiftUI
import Testing
import TreeModel

/// Where state lives, and when it dies.
@Suite struct StateFacts {
  @Test(arguments: cases) func holds(_ fact: Fact) async throws { try await fact.check() }

  /// An object that tells when it goes.
  final class Lamp {
    let onEnd: @Sendable () -> Void

    init(onEnd: @escaping @Sendable () -> Void = {}) { self.onEnd = onEnd }

    deinit { onEnd() }
  }

  final class Tally: @unchecked Sendable {
    var made = 0
    var ended = 0
  }

  struct Room: View {
    @State private var lamp: Lamp

    init(_ tally: Tally) {
      _lamp = State(initialValue: Lamp { tally.ended += 1 })
    }

    var body: some View { Text("lit") }
  }

  /// Takes a value into its state in three ways.
  struct Label: View {
    @State var text: String
    let input: String

    init(_ input: String) {
      _text = State(initialValue: input)
      self.input = input
    }

    var body: some View { Text("\(input) kept \(text)") }
  }

  struct Assigned: View {
    @State var count = 1

    init() { count = 5 }

    var body: some View { Text("\(count)") }
  }

  struct Following: View {
    @State var text: String
    let input: String

    init(_ input: String) {
      _text = State(initialValue: input)
      self.input = input
    }

    var body: some View { Text(text).onChange(of: input) { text = input } }
  }

  final class Clock: ObservableObject {
    let name: String
    @Published var hour = 0

    init(_ name: String, _ tally: Tally? = nil) {
      self.name = name
      tally?.made += 1
    }
  }

  @Observable final class Modern {
    var hour = 0
  }

  struct Owner: View {
    @StateObject var clock: Clock

    init(_ name: String, _ tally: Tally) {
      _clock = StateObject(wrappedValue: Clock(name, tally))
    }

    var body: some View { Text("\(clock.name) \(clock.hour)") }
  }

  /// Makes an object of its own each time that it is made itself.
  struct Careless: View {
    let minute: Int
    @ObservedObject var clock: Clock

    init(_ minute: Int, _ tally: Tally) {
      self.minute = minute
      clock = Clock("careless", tally)
    }

    func strike() { clock.hour += 1 }

    var body: some View { Text("\(clock.hour)") }
  }

  struct Keeper: View {
    @State var old = Clock("old")
    @State var new = Modern()

    func strike() { old.hour += 1 }
    func strikeNew() { new.hour += 1 }
    func replace() { old = Clock("other") }

    var body: some View { Text("\(old.name) \(old.hour) \(new.hour)") }
  }

  struct Sharing: View {
    @State var text = "a"
    let keep: (Binding<String>) -> Void

    var body: some View {
      let _ = keep($text)
      Text(text)
    }
  }

  struct Setting: View {
    @AppStorage("volume") var volume = 3

    func set(_ volume: Int) { self.volume = volume }

    var body: some View { Text("\(volume)") }
  }

  struct Draft: View {
    @SceneStorage("draft") var draft = "empty"

    func write() { draft = "dear" }

    var body: some View { Text(draft) }
  }

  struct Form: View {
    enum Field: Hashable { case name, city }

    @FocusState var field: Field?
    @State var hasCity = true

    func focus(_ field: Field?) { self.field = field }
    func close() { hasCity = false }

    var body: some View {
      VStack {
        Text(field.map { "\($0)" } ?? "none")
        TextField("Name", text: .constant("")).focused($field, equals: .name)
        if hasCity { TextField("City", text: .constant("")).focused($field, equals: .city) }
      }
    }
  }

  static let cases = lifetimes + identities + objects + others

  static let lifetimes = [
    Fact(
      "livesAsLongAsTheIdentity",
      facts: [63: "WWDC21-10022", 64: "WWDC21-10022", 71: "Ole, docs:id"],
      lines: """
        n 0
        n 1
        n 0
        ended 1
        n 0
        """
    ) {
      let tally = Tally()
      let host = try Hosted(1) { value in
        VStack {
          Counter()
          Room(tally)
        }
        .id(value)
      }
      var lines = [host.tree.texts[0]]
      try host.count()
      lines.append(host.tree.texts[0])
      host.set(2)
      lines += [host.tree.texts[0], "ended \(tally.ended)"]
      host.set(1)
      return lines + [host.tree.texts[0]]
    },
    Fact("keepsStorageForEachPlace", facts: [65: "docs:State"], text: "a 1, b 0") {
      let host = try Hosted(0) { _ in
        VStack {
          Counter(title: "a")
          Counter(title: "b")
        }
      }
      try host.count()
      return host.texts
    },
    Fact("makesTheDefaultEachTime", facts: [66: "docs:State, FB-stateobj"], text: "made 2, kept 1")
    {
      final class Made {
        let number: Int
        init(_ tally: Tally) {
          tally.made += 1
          number = tally.made
        }
      }
      struct Box: View {
        @State var made: Made
        let value: Int
        init(_ tally: Tally, _ value: Int) {
          _made = State(wrappedValue: Made(tally))
          self.value = value
        }
        var body: some View { Text("kept \(made.number)") }
      }
      let tally = Tally()
      let host = try Hosted(0) { Box(tally, $0) }
      host.set(1)
      return "made \(tally.made), \(host.texts)"
    },
    Fact(
      "ignoresAssignmentsInAnInitialiser", facts: [68: "FB-state, FB-AskApple, docs"],
      text: "1, b kept a"
    ) {
      let host = try Hosted("a") { value in
        VStack {
          Assigned()
          Label(value)
        }
      }
      host.set("b")
      return host.texts
    },
    Fact(
      "takesAnInputByIdentityOrChange", facts: [69: "docs:StateObject, WWDC21-10022"],
      text: "b kept b, b"
    ) {
      let host = try Hosted("a") { value in
        VStack {
          Label(value).id(value)
          Following(value)
        }
      }
      host.set("b")
      return host.texts
    },
  ]

  static let identities = [
    Fact(
      "hasStorageForEachBranch", facts: [70: "WWDC21-10022, Ole", 100: "WWDC21-10022, FB-builder"],
      lines: """
        n 1
        n 0
        n 0
        """
    ) {
      let host = try Hosted(true) { isFirst in
        VStack { if isFirst { Counter() } else { Counter() } }
      }
      try host.count()
      var lines = [host.texts]
      host.set(false)
      lines.append(host.texts)
      host.set(true)
      return lines + [host.texts]
    },
    Fact(
      "followsTheTypeInAnAnyView", facts: [72: "docs:AnyView"],
      lines: """
        b 1
        x, b 0
        """
    ) {
      let host = try Hosted("a") { value in
        VStack {
          if value == "a" || value == "b" { EmptyView() } else { Text("x") }
          value == "wrapped"
            ? AnyView(VStack { Counter(title: "b") }) : AnyView(Counter(title: value))
        }
      }
      try host.count()
      host.set("b")
      let same = host.texts
      host.set("wrapped")
      return [same, host.texts]
    },
    Fact(
      "followsTheIdentityOfARow",
      facts: [
        73: "WWDC21-10022, docs:ForEach", 116: "WWDC21-10022, WWDC23-10160",
      ],
      lines: """
        x 1, y 0
        w 0, y 0, x 1
        y 0
        x 0, y 0
        """
    ) {
      let host = try Hosted(["x", "y"]) { values in
        VStack { ForEach(values, id: \.self) { Counter(title: $0) } }
      }
      try host.count()
      var lines = [host.texts]
      for values in [["w", "y", "x"], ["y"], ["x", "y"]] {
        host.set(values)
        lines.append(host.texts)
      }
      return lines
    },
    Fact(
      "staysWhenTheParentRunsAgain", facts: [73: "WWDC21-10022", 74: "WWDC21-10022"],
      text: "b 1, c 0"
    ) {
      let host = try Hosted("a") { value in
        VStack {
          Counter(title: value)
          Counter(title: value == "a" ? "-" : "c").opacity(value == "a" ? 1 : 0)
        }
      }
      try host.count()
      host.set("b")
      return host.texts
    },
    Fact(
      "staysInAnotherLayout", facts: [75: "mecid, docs:AnyLayout"],
      lines: """
        a 1, b 0
        a 1, b 0
        a 0, b 0
        """
    ) {
      let host = try Hosted(0) { value in
        let layout = value == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        if value < 2 {
          layout {
            Counter(title: "a")
            Counter(title: "b")
          }
        } else {
          VStack {
            Counter(title: "a")
            Counter(title: "b")
          }
        }
      }
      try host.count()
      var lines = [host.texts]
      for value in [1, 2] {
        host.set(value)
        lines.append(host.texts)
      }
      return lines
    },
  ]

  static let objects = [
    Fact(
      "makesAStateObjectOnce",
      facts: [76: "docs:StateObject, WWDC20-10040", 77: "docs:StateObject"],
      lines: """
        a 0 made 1
        a 0 made 1
        c 0 made 2
        """
    ) {
      let tally = Tally()
      let host = try Hosted(("a", 0)) { value in Owner(value.0, tally).id(value.1) }
      var lines = ["\(host.texts) made \(tally.made)"]
      for value in [("b", 0), ("c", 1)] {
        host.set(value)
        lines.append("\(host.texts) made \(tally.made)")
      }
      return lines
    },
    Fact(
      "makesAStateObjectForEachRow", facts: [77: "docs:StateObject"], text: "1 0, 2 0; 2 0, 3 0; 3"
    ) {
      let tally = Tally()
      let host = try Hosted([1, 2]) { values in
        VStack { ForEach(values, id: \.self) { Owner("\($0)", tally) } }
      }
      let first = host.texts
      host.set([2, 3])
      return "\(first); \(host.texts); \(tally.made)"
    },
    Fact(
      "losesAnObjectThatAViewMakesItself", facts: [78: "WWDC20-10040, FB-stateobj, mecid"],
      lines: """
        0, a 0
        1, a 0
        0, a 0
        """
    ) {
      let tally = Tally()
      let host = try Hosted(0) { value in
        VStack {
          Careless(value, tally)
          Owner("a", tally)
        }
      }
      var lines = [host.texts]
      let careless = try #require(host.tree.view(Careless.self))
      host.tree.perform { careless.strike() }
      lines.append(host.texts)
      host.set(1)
      return lines + [host.texts]
    },
    Fact(
      "followsAnotherReferenceOnly", facts: [80: "docs:State"],
      lines: """
        -
        body Keeper: state old
        other 0 0
        """
    ) {
      let tree = LivingTree(Keeper())
      let keeper = try #require(tree.view(Keeper.self))
      let silent = tree.perform { keeper.strike() }
      let loud = tree.perform { keeper.replace() }.filter { $0.hasPrefix("body") }
      return (silent.isEmpty ? ["-"] : silent) + loud + tree.texts
    },
    Fact(
      "followsAnObservableInState", facts: [81: "docs:State, compat:StateObject"],
      lines: """
        body Keeper: observable Modern.hour
        old 0 1
        """
    ) {
      let tree = LivingTree(Keeper())
      let keeper = try #require(tree.view(Keeper.self))
      return tree.perform { keeper.strikeNew() } + tree.texts
    },
  ]

  static let others = [
    Fact(
      "isSetFromAnyThread", facts: [82: "docs:State"],
      lines: """
        count: 0 → 1
        body Counter: state count
        n 1
        """
    ) {
      let tree = LivingTree(Counter())
      let counter = try #require(tree.view(Counter.self))
      nonisolated(unsafe) let binding = counter.$count
      let events = tree.perform {
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          binding.wrappedValue += 1
          isDone.signal()
        }
        isDone.wait()
      }
      return events + tree.texts
    },
    Fact(
      "isReachedByItsBinding", facts: [88: "compat:Bindable, FB-bug"],
      lines: """
        text: "a" → "b"
        body Sharing: state text
        b b
        """
    ) {
      var kept: Binding<String>?
      let tree = LivingTree(Sharing { kept = kept ?? $0 })
      _ = tree.events()
      let events = tree.perform { kept?.wrappedValue = "b" }
      return events + ["\(tree.texts[0]) \(kept?.wrappedValue ?? "")"]
    },
    Fact(
      "sharesDefaultsByKey", facts: [90: "WWDC20-10040, docs"],
      lines: """
        3, 3
        5, 5
        5
        """
    ) {
      let host = try Hosted(1) { value in
        VStack {
          if value == 1 { Setting() }
          Setting().id(value)
        }
      }
      var lines = [host.texts]
      let setting = try #require(host.tree.view(Setting.self))
      host.tree.perform { setting.set(5) }
      lines.append(host.texts)
      host.set(2)
      return lines + [host.texts]
    },
    Fact("keepsSceneStorageByScene", facts: [90: "WWDC20-10040, docs"], text: "dear, dear, empty") {
      struct Notes: App {
        var body: some Scene {
          WindowGroup {
            Draft()
            Draft()
          }
          WindowGroup { Draft() }
        }
      }
      let tree = LivingTree(Element(Notes()))
      let draft = try #require(tree.view(Draft.self))
      tree.perform { draft.write() }
      return tree.texts.joined(separator: ", ")
    },
    Fact(
      "isUnfocusedWithoutAFocusedField", facts: [91: "docs:FocusState"],
      lines: """
        none
        city
        none
        name
        """
    ) {
      let tree = LivingTree(Form())
      let form = try #require(tree.view(Form.self))
      var lines = [tree.texts[0]]
      tree.perform { form.focus(.city) }
      lines.append(tree.texts[0])
      tree.perform { form.close() }
      lines.append(tree.texts[0])
      tree.perform { form.focus(.name) }
      return lines + [tree.texts[0]]
    },
    Fact(
      "startsAnewWithEachSheet", facts: [97: "FB-life", 35: "FB-life, FB-bug"], text: "n 1; n 0"
    ) {
      let host = try Hosted(true) { isShown in
        Text("page").sheet(isPresented: .constant(isShown)) { Counter() }
      }
      try host.count()
      let first = host.tree.texts[1]
      host.set(false)
      host.set(true)
      return "\(first); \(host.tree.texts[1])"
    },
  ]
}
