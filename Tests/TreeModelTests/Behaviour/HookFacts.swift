import SwiftUI
import Testing
import TreeModel

/// When views appear, disappear, and tell of changes.
@Suite struct HookFacts {
  @Test(arguments: cases) func holds(_ fact: Fact) async throws { try await fact.check() }

  /// Sets its own state when it appears.
  struct Starter: View {
    @State var isReady = false

    var body: some View {
      Text(isReady ? "ready" : "waiting").onAppear { isReady.toggle() }
    }
  }

  /// Sets its state several times when it appears, in two transactions.
  struct Steps: View {
    @State var count = 0
    let diary: Diary

    var body: some View {
      let _ = diary.note("body \(count)")
      Text("\(count)")
        .onChange(of: count) { old, new in diary.note("\(old) → \(new)") }
        .onAppear {
          count = 1
          count = 2
          withAnimation {
            count = 3
            count = 4
          }
        }
    }
  }

  struct Guest: View {
    let name: String
    let diary: Diary

    var body: some View {
      Text(name).noted(name, diary)
    }
  }

  /// Tells of its comings and goings with the turn it is at.
  struct Relay: View {
    @State var turn = 0
    let isCut: Bool
    let diary: Diary

    func pass() { turn += 1 }

    var body: some View {
      VStack {
        if isCut {
          runner.transition(.identity).id(turn)
        } else {
          runner.id(turn)
        }
      }
    }

    private var runner: some View {
      Text("runner")
        .onAppear { diary.note("in \(turn)") }
        .onDisappear { diary.note("out \(turn)") }
    }
  }

  static let cases = lifetimes + orders + containers + changes

  static let lifetimes = [
    Fact(
      "showsWhatAnAppearanceChanged", facts: [2: "docs:onAppear", 11: "compat:StateObject"],
      lines: """
        body Starter: inserted
        onAppear
        isReady: false → true
        body Starter: state isReady
        ready
        """
    ) {
      let tree = LivingTree(Starter())
      return tree.events() + tree.texts
    },
    Fact("disappearsAfterItLeft", facts: [3: "docs:onDisappear"], text: "[]") {
      let diary = Diary()
      var leaves: () -> Int = { 0 }
      let host = try Hosted(true) { isThere in
        VStack { if isThere { Text("a").onDisappear { diary.note("\(leaves())") } } }
      }
      leaves = { [tree = host.tree] in tree.texts.count }
      host.set(false)
      return diary.take() == "0" ? "[]" : "texts are left"
    },
    Fact("doesNothingWithoutAnAction", facts: [4: "docs:onAppear"], lines: "") {
      let host = try Hosted(true) { isThere in
        VStack { if isThere { Text("a").onAppear(perform: nil).onDisappear(perform: nil) } }
      }
      return host.tree.events().filter { $0.hasPrefix("on") } + host.set(false)
    },
    Fact(
      "appearsAnewWithAnotherBranch", facts: [20: "Ole, WWDC21-10022"],
      lines: """
        a in
        b in, a out
        a in, b out
        two in, a out
        """
    ) {
      let diary = Diary()
      let host = try Hosted(0) { value in
        VStack {
          switch value {
          case 2: Guest(name: "two", diary: diary)
          default:
            if value == 0 { Guest(name: "a", diary: diary) } else { Guest(name: "b", diary: diary) }
          }
        }
      }
      var lines = [diary.take()]
      for value in [1, 0, 2] {
        host.set(value)
        lines.append(diary.take())
      }
      return lines
    },
    Fact("staysWhileItCannotBeSeen", facts: [21: "Ole, FB-life"], text: "a in, b in, c in") {
      let diary = Diary()
      let host = try Hosted(1.0) { opacity in
        VStack {
          Guest(name: "a", diary: diary).opacity(opacity)
          Guest(name: "b", diary: diary).opacity(0)
          Guest(name: "c", diary: diary).hidden()
        }
      }
      host.set(0)
      host.set(1)
      return diary.take()
    },
    Fact("disappearsWithItsWindow", facts: [19: "compat:AppearanceAction"], text: "a in; a out") {
      let diary = Diary()
      let tree = LivingTree(VStack { Guest(name: "a", diary: diary) })
      let first = diary.take()
      tree.tree.close()
      return first + "; " + diary.take()
    },
    Fact(
      "needsAnElementToAppear",
      facts: [
        40: "Kingfisher#1973, safari-wallet#5, vellum-assistant#2669"
      ], text: "clear in"
    ) {
      let diary = Diary()
      _ = LivingTree(
        VStack {
          EmptyView().noted("empty", diary)
          Group { EmptyView() }.noted("group", diary)
          Color.clear.noted("clear", diary)
        })
      return diary.take()
    },
    Fact(
      "appearsAtTheRootWithoutAnElement", facts: [41: "compat:AppearanceAction, compat:State"],
      text: "empty in"
    ) {
      let diary = Diary()
      _ = LivingTree(AnyView(EmptyView()).noted("empty", diary))
      return diary.take()
    },
  ]

  static let orders = [
    Fact(
      "appearsFromTheInsideOut",
      facts: [5: "benigumo, compat:Bindable", 6: "benigumo", 7: "benigumo"],
      text: "text in, text again in, first 3, stack in, view in"
    ) {
      let diary = Diary()
      struct Inner: View {
        let diary: Diary
        var body: some View {
          VStack {
            Text("a").noted("text", diary).noted("text again", diary)
              .onChange(of: 3, initial: true) { diary.note("first \($1)") }
          }
          .noted("stack", diary)
        }
      }
      _ = LivingTree(Inner(diary: diary).noted("view", diary))
      return diary.take()
    },
    Fact(
      "createsTasksAfterAllHooks", facts: [8: "benigumo"],
      lines: """
        onAppear
        onAppear
        task created
        task created
        """
    ) {
      let tree = LivingTree(VStack { Text("a").task {}.onAppear {} }.task {}.onAppear {})
      return tree.events()
    },
    Fact(
      "gathersChangesOfATransaction",
      facts: [
        12: "compat:State", 13: "compat:State", 131: "WWDC25-306, WWDC20-10040, compat:State",
      ], text: "body 0, body 2, body 4, 0 → 2, 2 → 4"
    ) {
      let diary = Diary()
      _ = LivingTree(Steps(diary: diary))
      let notes = diary.take().components(separatedBy: ", ")
      return (notes.filter { $0.hasPrefix("body") } + notes.filter { !$0.hasPrefix("body") })
        .joined(separator: ", ")
    },
    Fact("appearsAnewInsideOfAnIdentity", facts: [14: "compat:IDView, Ole"], text: "a in, a in") {
      let diary = Diary()
      let host = try Hosted(0) { Text("a").onAppear { diary.note("a in") }.id($0) }
      host.set(1)
      return diary.take()
    },
    Fact("appearsOnceAroundAnIdentity", facts: [15: "compat:IDView"], text: "a in, b in") {
      let diary = Diary()
      let host = try Hosted(0) { value in
        VStack {
          Text("a").id(value).onAppear { diary.note("a in") }
          Text("b").onAppear { diary.note("b in") }
        }
      }
      host.set(1)
      return diary.take()
    },
    Fact(
      "appearsWithTheFirstOfSeveralViews", facts: [38: "OSUI"],
      lines: """
        group in
        one:\u{20}
        other:\u{20}
        none: group out
        both: group in
        """
    ) {
      let diary = Diary()
      let host = try Hosted([1, 2]) { values in
        VStack {
          Group { ForEach(values, id: \.self) { Text("\($0)") } }.noted("group", diary)
        }
      }
      var lines = [diary.take()]
      for (name, values) in [("one", [1]), ("other", [3]), ("none", []), ("both", [1, 2])] {
        host.set(values)
        lines.append("\(name): \(diary.take())")
      }
      return lines
    },
    Fact(
      "appearsBeforeTheOldOneDisappears",
      facts: [16: "compat:AppearanceAction", 18: "compat:AppearanceAction"],
      text: "in 0, in 1, out 1"
    ) {
      let diary = Diary()
      let tree = LivingTree(Relay(isCut: false, diary: diary))
      let relay = try #require(tree.view(Relay.self))
      tree.perform { relay.pass() }
      return diary.take()
    },
    Fact(
      "disappearsFirstWithoutATransition", facts: [17: "compat:AppearanceAction"],
      text: "in 0, out 1, in 1"
    ) {
      let diary = Diary()
      let tree = LivingTree(Relay(isCut: true, diary: diary))
      let relay = try #require(tree.view(Relay.self))
      tree.perform { relay.pass() }
      return diary.take()
    },
  ]

  static let containers = [
    Fact("appearsOutOfSightInAPlainStack", facts: [22: "Ole, FB-life"], text: "11") {
      let diary = Diary()
      _ = LivingTree(
        ScrollView {
          VStack {
            Guest(name: "top", diary: diary)
            ForEach(0..<10, id: \.self) { Guest(name: "\($0)", diary: diary) }
          }
        }, window: 3)
      return "\(diary.take().split(separator: ",").count)"
    },
    Fact(
      "appearsWhenAListScrolls", facts: [23: "Ole, FB-life"],
      lines: """
        a in, b in
        c in, d in, a out, b out
        a in, b in, c out, d out
        """
    ) {
      let diary = Diary()
      let tree = LivingTree(
        List {
          Guest(name: "a", diary: diary)
          Guest(name: "b", diary: diary)
          Guest(name: "c", diary: diary)
          Guest(name: "d", diary: diary)
        }, window: 2)
      return try scroll(tree, [2, 0], diary)
    },
    Fact(
      "appearsWhenALazyStackScrolls", facts: [24: "Ole, FB-life"],
      lines: """
        0 in, 1 in
        4 in, 5 in, 0 out, 1 out
        0 in, 1 in, 4 out, 5 out
        """
    ) {
      let diary = Diary()
      let tree = LivingTree(
        ScrollView {
          LazyVGrid(columns: []) {
            ForEach(0..<9, id: \.self) { Guest(name: "\($0)", diary: diary) }
          }
        }, window: 2)
      return try scroll(tree, [4, 0], diary)
    },
    Fact("appearsWithEachTabBeforeTheOtherGoes", facts: [28: "FB-life"], text: "b in, a out") {
      let diary = Diary()
      let host = try Hosted(1) { value in
        TabView(selection: .constant(value)) {
          Guest(name: "a", diary: diary).tag(1)
          Guest(name: "b", diary: diary).tag(2)
        }
      }
      _ = diary.take()
      host.set(2)
      return diary.take()
    },
  ]

  /// Scrolls the lazy container of a tree and tells what came and went each time.
  @MainActor static func scroll(_ tree: LivingTree, _ places: [Int], _ diary: Diary) throws
    -> [String]
  {
    let container = try #require(tree.tree.nodes.first { tree.tree.elementCount(of: $0) != nil })
    var lines = [diary.take()]
    for place in places {
      tree.perform { tree.tree.scroll(container, to: place) }
      lines.append(diary.take())
    }
    return lines
  }

  static let changes = [
    Fact("tellsOfNoFirstValue", facts: [51: "docs:onChange"], text: "1 → 2") {
      let diary = Diary()
      let host = try Hosted(1) { value in
        Text("a").onChange(of: value) { diary.note("\($0) → \($1)") }
      }
      host.set(2)
      return diary.take()
    },
    Fact(
      "tellsOfTheFirstValueWhereAskedTo", facts: [52: "compat:ValueAction"],
      text: "0 → 0, 0 → 1, 1 → 2"
    ) {
      struct First: View {
        @State var value = 0
        let diary: Diary

        func set(_ value: Int) { self.value = value }

        var body: some View {
          Text("a")
            .onChange(of: value, initial: true) { diary.note("\($0) → \($1)") }
            .onAppear { value = 1 }
        }
      }
      let diary = Diary()
      let tree = LivingTree(First(diary: diary))
      let view = try #require(tree.view(First.self))
      tree.perform { view.set(2) }
      return diary.take()
    },
    Fact("tellsOfNoEqualValue", facts: [53: "compat:ValueAction"], text: "") {
      struct Same: View {
        @State var value = 0
        @State var other = 0
        let diary: Diary

        func set() {
          value = 0
          other += 1
        }

        var body: some View {
          Text("\(other)").onChange(of: value) { diary.note("\($0) → \($1)") }
        }
      }
      let diary = Diary()
      let tree = LivingTree(Same(diary: diary))
      let view = try #require(tree.view(Same.self))
      tree.perform { view.set() }
      return diary.take()
    },
    Fact(
      "runsTheOldClosureOfTheOldForm", facts: [54: "docs, FB-onChange, useyourloaf, OSUI"],
      text: "new 2, captured 1"
    ) {
      let diary = Diary()
      let host = try Hosted(1) { value in Text("a").noting(value, diary) }
      host.set(2)
      return diary.take()
    },
    Fact(
      "runsTheNewClosureOfTheNewForm", facts: [55: "docs:onChange"],
      text: "captured 2, new 2 captured 2"
    ) {
      let diary = Diary()
      let host = try Hosted(1) { value in
        Text("a")
          .onChange(of: value) { diary.note("captured \(value)") }
          .onChange(of: value) { diary.note("new \($1) captured \(value)") }
      }
      host.set(2)
      return diary.take()
    },
    Fact(
      "tellsOfOneChangeTwiceFromTheInsideOut", facts: [57: "FB-onChange"],
      text: """
        inner 1 → 2, outer 1 → 2
        """
    ) {
      struct Twice: View {
        @State var value = 1
        let diary: Diary

        func set() { value = 2 }

        var body: some View {
          Text("a")
            .onChange(of: value) {
              diary.note("inner \($0) → \($1)")
              value = 2
            }
            .onChange(of: value) { diary.note("outer \($0) → \($1)") }
        }
      }
      let diary = Diary()
      let tree = LivingTree(Twice(diary: diary))
      let view = try #require(tree.view(Twice.self))
      tree.perform { view.set() }
      return diary.take()
    },
    Fact("runsActionsOnTheMainThread", facts: [60: "WWDC20-10040"], text: "true true") {
      let subject = PassthroughSubject<Int, Never>()
      let main = Thread.current
      var found: [Bool] = []
      let host = try Hosted(1) { value in
        Text("a")
          .onChange(of: value) { found.append(Thread.current === main) }
          .onReceive(subject) { _ in found.append(Thread.current === main) }
      }
      host.set(2)
      host.tree.perform { subject.send(1) }
      return found.map { "\($0)" }.joined(separator: " ")
    },
  ]
}

extension View {
  /// Notes when the view appears and disappears.
  fileprivate func noted(_ name: String, _ diary: Diary) -> some View {
    onAppear { diary.note("\(name) in") }.onDisappear { diary.note("\(name) out") }
  }

  /// Notes a change by the closure of the older form.
  @available(iOS, deprecated: 17.0)
  fileprivate func noting(_ value: Int, _ diary: Diary) -> some View {
    onChange(of: value) { diary.note("new \($0), captured \(value)") }
  }
}
