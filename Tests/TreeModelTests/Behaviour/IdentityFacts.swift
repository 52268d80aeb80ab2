import SwiftUI
import Testing

@testable import TreeModel

/// What makes two views one, and when a view's body is left alone.
@Suite struct IdentityFacts {
  @Test(arguments: cases) func holds(_ fact: Fact) async throws { try await fact.check() }

  struct Plant: Identifiable {
    let id: Int
    let name: String
  }

  /// Counts how often its body runs.
  struct Plain: View {
    let number: Int
    let text: String

    var body: some View { Text("\(number) \(text)") }
  }

  /// Plain data that says that it is always the same.
  struct Stubborn: View, Equatable {
    let number: Int

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }

    var body: some View { Text("\(number)") }
  }

  struct Acting: View {
    let action: () -> Void

    var body: some View { Text("act") }
  }

  final class Box {
    let text: String

    init(_ text: String) { self.text = text }
  }

  struct Holding: View {
    let box: Box

    var body: some View { Text(box.text) }
  }

  /// Plain data below a node that follows its own state too.
  struct Own: View, Equatable {
    let number: Int
    @State var count = 0

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }

    func add() { count += 1 }

    var body: some View { Text("\(number) \(count)") }
  }

  static let cases = identities + rows + comparisons

  static let identities = [
    Fact(
      "isAPlaceOrAValue", facts: [98: "WWDC21-10022"],
      lines: """
        a 0, b 1
        a 0, b 1
        """
    ) {
      let host = try Hosted([1, 2]) { values in
        VStack {
          Counter(title: "a")
          ForEach(values, id: \.self) { if $0 == 2 { Counter(title: "b") } }
        }
      }
      let second = try #require(host.tree.view(Counter.self, 1))
      host.tree.perform { second.add() }
      let first = host.texts
      host.set([2, 1])
      return [first, host.texts]
    },
    Fact(
      "nestsConditionsForASwitch", facts: [100: "WWDC21-10022, FB-builder"],
      text: """
        _ConditionalContent<_ConditionalContent<Text, Image>, Divider>
        """
    ) {
      @ViewBuilder func view(_ value: Int) -> some View {
        switch value {
        case 0: Text("a")
        case 1: Image(systemName: "b")
        default: Divider()
        }
      }
      return "\(type(of: view(0)))"
    },
    Fact("isNothingWithoutAnElse", facts: [101: "FB-builder, OSUI"], text: "Optional<Text>, 0, 1") {
      @ViewBuilder func view(_ isThere: Bool) -> some View { if isThere { Text("a") } }
      let host = try Hosted(false) { isThere in VStack { view(isThere) } }
      let stack = host.tree.tree.nodes[1]
      let before = host.tree.tree.units(of: stack).count
      host.set(true)
      return "\(type(of: view(true))), \(before), \(host.tree.tree.units(of: stack).count)"
    },
    Fact(
      "changesWithAConditionInAModifier", facts: [103: "objc.io-cond, WWDC21-10022"],
      text: "died Counter: count = 1"
    ) {
      let host = try Hosted(false) { isFramed in VStack { Counter().framed(if: isFramed) } }
      try host.count()
      return host.set(true).filter { $0.hasPrefix("died") }.joined()
    },
    Fact("staysWithAValueThatChangesNothing", facts: [104: "WWDC21-10022"], text: "n 1") {
      let host = try Hosted(false) { isPlain in
        VStack {
          Counter()
            .opacity(isPlain ? 1 : 0.5).padding(isPlain ? 0 : 8)
            .transformEnvironment(\.font) { if !isPlain { $0 = .title } }
        }
      }
      try host.count()
      host.set(true)
      return host.texts
    },
    Fact(
      "addsAnIdentityToThePlace", facts: [99: "WWDC21-10022, OSUI"], text: "died Counter: count = 1"
    ) {
      let host = try Hosted(true) { isFirst in
        VStack { if isFirst { Counter().id("same") } else { Counter().id("same") } }
      }
      try host.count()
      return host.set(false).filter { $0.hasPrefix("died") }.joined()
    },
  ]

  static let rows = [
    Fact(
      "comesFromTheElementOrAKeyPath", facts: [108: "docs:ForEach"],
      lines: """
        [1, 2] [a, b]
        """
    ) {
      let plants = [Plant(id: 1, name: "a"), Plant(id: 2, name: "b")]
      @MainActor func keys<V: View>(_ view: V) -> String {
        let ids = RenderTree(mounting: view).nodes.compactMap { node -> String? in
          if case .id(let identity, _) = node.key { "\(identity.value)" } else { nil }
        }
        return "[\(ids.joined(separator: ", "))]"
      }
      return [
        keys(ForEach(plants) { Text($0.name) }) + " "
          + keys(ForEach(plants, id: \.name) { Text($0.name) })
      ]
    },
    Fact(
      "readsAConstantRangeOnce", facts: [109: "docs:ForEach, WWDC21-10022"],
      lines: """
        0, 1
        changedConstantRange
        0, 1
        """
    ) {
      let host = try Hosted(2) { count in VStack { ForEach(0..<count) { Text("\($0)") } } }
      let before = host.texts
      let issues = RuntimeIssue.reported { host.set(4) }
      return [before] + issues.map { "\($0.kind)" } + [host.texts]
    },
    Fact(
      "followsARangeWithIdentities", facts: [110: "docs:ForEach, WWDC21-10022"], text: "0, 1, 2, 3"
    ) {
      let host = try Hosted(2) { count in
        VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }
      }
      let issues = RuntimeIssue.reported { host.set(4) }
      return issues.isEmpty ? host.texts : "\(issues)"
    },
    Fact("warnsOfEqualIdentities", facts: [111: "WWDC21-10022, OSUI"], text: "duplicateID") {
      let issues = RuntimeIssue.reported {
        _ = LivingTree(VStack { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } })
      }
      return issues.map { "\($0.kind)" }.joined(separator: ", ")
    },
    Fact("isNewForARandomIdentity", facts: [113: "WWDC21-10022"], text: "died 2, inserted 2") {
      struct Item: Identifiable {
        let text: String
        var id: UUID { UUID() }
      }
      let host = try Hosted(0) { _ in
        VStack { ForEach([Item(text: "a"), Item(text: "b")]) { Counter(title: $0.text) } }
      }
      let events = host.set(1)
      let died = events.count { $0.hasPrefix("died") }
      return "died \(died), inserted \(events.count { $0.hasSuffix("inserted") })"
    },
    Fact("staysWithTheIndex", facts: [114: "WWDC21-10022"], text: "new 1, a 0, b 0") {
      let host = try Hosted(["a", "b"]) { values in
        VStack { ForEach(values.indices, id: \.self) { Counter(title: values[$0]) } }
      }
      try host.count()
      host.set(["new", "a", "b"])
      return host.texts
    },
    Fact("goesWithAnElementThatIsItsOwnIdentity", facts: [115: "WWDC21-10022"], text: "c 0, b 0") {
      let host = try Hosted(["a", "b"]) { values in
        VStack { ForEach(values, id: \.self) { Counter(title: $0) } }
      }
      try host.count()
      host.set(["c", "b"])
      return host.texts
    },
    Fact(
      "movesRowsThatStay", facts: [116: "WWDC21-10022, WWDC23-10160"],
      lines: """
        = Host
        = VStack
        = ForEach
        > Counter {title = "b", count = 0}
        = Text {"b 0"}
        > Counter {title = "a", count = 0}
        = Text {"a 0"}
        """
    ) {
      let host = try Hosted(["a", "b"]) { values in
        VStack { ForEach(values, id: \.self) { Counter(title: $0) } }
      }
      let lines = host.marks(["b", "a"]).split(separator: "\n").map(String.init)
      return lines.map { $0.hasPrefix("~ Host") ? "= Host" : $0 }
    },
    Fact("makesRowsOfAListOnDemand", facts: [118: "WWDC23-10160"], text: "9 rows, made 0 1 2") {
      let diary = Diary()
      @MainActor func row(_ number: Int) -> Plain {
        diary.note("\(number)")
        return Plain(number: number, text: "")
      }
      let tree = LivingTree(List(0..<9, id: \.self) { row($0) }, window: 3)
      let list = tree.tree.nodes[0]
      let made = diary.take().replacing(",", with: "")
      return "\(tree.tree.elementCount(of: list) ?? 0) rows, made \(made)"
    },
    Fact(
      "makesAllRowsOfAnUnknownNumberOfViews",
      facts: [106: "WWDC23-10160, WWDC21-10022", 226: "WWDC26-321", 227: "WWDC23-10160"],
      lines: """
        AnyView made 9
        pairs made 9, 18 elements, 3 mounted
        """
    ) {
      let diary = Diary()
      @MainActor func row(_ number: Int) -> Plain {
        diary.note("\(number)")
        return Plain(number: number, text: "")
      }
      _ = LivingTree(
        ScrollView { LazyVStack { ForEach(0..<9, id: \.self) { AnyView(row($0)) } } }, window: 3)
      let erased = diary.take().split(separator: ",").count
      let tree = LivingTree(
        ScrollView {
          LazyVStack {
            ForEach(0..<9, id: \.self) {
              row($0)
              Text("end")
            }
          }
        }, window: 3)
      let pairs = diary.take().split(separator: ",").count
      let stack = tree.tree.nodes[1]
      return [
        "AnyView made \(erased)",
        "pairs made \(pairs), \(tree.tree.elementCount(of: stack) ?? 0) elements, "
          + "\(tree.texts.count) mounted",
      ]
    },
  ]

  static let comparisons = [
    Fact(
      "leavesAnEqualViewAlone",
      facts: [
        121: "Harper, FB-avoid", 162: "compat:ObservedObject, objc.io-266, WWDC21-10022",
        164: "FB-avoid, WWDC23-10160",
      ],
      text: "body Plain: value number"
    ) {
      let host = try Hosted(1) { value in
        VStack {
          Plain(number: value, text: "a")
          Plain(number: 0, text: "b")
        }
      }
      return host.set(2).joined(separator: "\n")
    },
    Fact(
      "comparesPlainDataByItsFields", facts: [122: "Harper, OSUI"],
      text: "body Stubborn: value number"
    ) {
      let host = try Hosted(1) { value in VStack { Stubborn(number: value) } }
      return host.set(2).joined(separator: "\n")
    },
    Fact(
      "comparesByItsOperatorWhereAskedTo", facts: [124: "docs:EquatableView, Harper, lab"],
      text: "1"
    ) {
      let host = try Hosted(1) { value in VStack { Stubborn(number: value).equatable() } }
      return (host.set(2) + [host.texts]).joined(separator: "\n")
    },
    Fact(
      "followsItsOwnStateWhateverItSays", facts: [127: "FB-avoid"],
      lines: """
        count: 0 → 1
        body Own: state count
        1 1
        """
    ) {
      let host = try Hosted(1) { value in VStack { Own(number: value).equatable() } }
      host.set(2)
      let own = try #require(host.tree.view(Own.self))
      return host.tree.perform { own.add() } + [host.texts]
    },
    Fact(
      "comparesClosuresAndObjectsByReference", facts: [125: "FB-avoid, Eidhof, Airbnb"],
      lines: """
        body Acting: value action
        body Holding: value box
        """
    ) {
      let box = Box("a")
      let host = try Hosted(1) { value in
        VStack {
          Acting {}
          Acting { _ = value }
          Holding(box: box)
          Holding(box: Box("\(value)"))
        }
      }
      return host.set(2)
    },
    Fact("comparesBindingsByTheirSource", facts: [126: "Eidhof"], text: "body Bound: value isOn") {
      struct Bound: View {
        @Binding var isOn: Bool
        var body: some View { Text("bound") }
      }
      struct Source: View {
        @State var isOn = false
        @State var count = 0
        func add() { count += 1 }
        var body: some View {
          VStack {
            Text("\(count)")
            Bound(isOn: $isOn)
            Bound(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
          }
        }
      }
      let tree = LivingTree(Source())
      let source = try #require(tree.view(Source.self))
      return tree.perform { source.add() }.filter { $0.hasPrefix("body Bound") }
        .joined(separator: "\n")
    },
  ]
}

extension View {
  @ViewBuilder fileprivate func framed(if condition: Bool) -> some View {
    if condition { frame(width: 10) } else { self }
  }
}
