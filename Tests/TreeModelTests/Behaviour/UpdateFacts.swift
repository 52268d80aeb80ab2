import SwiftUI
import Testing

@testable import TreeModel

/// Which bodies run again, and why.
@Suite struct UpdateFacts {
  @Test(arguments: cases) func holds(_ fact: Fact) async throws { try await fact.check() }

  final class Shop: ObservableObject {
    @Published var open = 0
    var hidden = 0
  }

  @Observable final class Store {
    var open = 0
    @ObservationIgnored var hidden = 0
    var total: Int { open + 1 }
    var items: [Item] = [Item("a"), Item("b")]
    @ObservationIgnored private var stored = 1

    var manual: Int {
      get {
        access(keyPath: \.manual)
        return stored
      }
      set { withMutation(keyPath: \.manual) { stored = newValue } }
    }
  }

  @Observable final class Item: Identifiable {
    var name: String

    init(_ name: String) { self.name = name }
  }

  /// A parent of two children, one of which takes what is published, the other what is not.
  struct OldShop: View {
    @ObservedObject var shop: Shop

    var body: some View {
      VStack {
        Part(number: shop.open)
        Part(number: shop.hidden)
      }
    }
  }

  struct NewShop: View {
    let store: Store

    var body: some View {
      VStack {
        Part(number: store.open)
        Part(number: store.hidden)
      }
    }
  }

  struct Part: View {
    let number: Int

    var body: some View { Text("\(number)") }
  }

  struct PlainReader: View {
    let shop: Shop

    var body: some View { Text("\(shop.open)") }
  }

  struct Between: View {
    var body: some View { Text("between").background { Deep() } }
  }

  struct Deep: View {
    @EnvironmentObject var shop: Shop

    var body: some View { Text("\(shop.open)") }
  }

  struct Prices: View {
    let store: Store
    let read: KeyPath<Store, Int>

    var body: some View { Text("\(store[keyPath: read])") }
  }

  struct Items: View {
    let store: Store

    var body: some View {
      VStack { ForEach(store.items) { ItemRow(item: $0) } }
    }
  }

  struct ItemRow: View {
    let item: Item

    var body: some View { Text(item.name) }
  }

  /// Reads in an action, not in its body.
  struct Clerk: View {
    let store: Store

    func count() -> Int { store.open }

    var body: some View {
      Text("clerk").onAppear { _ = store.open }
    }
  }

  struct Owner: View {
    @State var read = 0
    @State var unread = 0

    func setRead() { read += 1 }
    func setUnread() { unread += 1 }

    var body: some View {
      VStack {
        Text("\(read)")
        Reader(value: $read)
      }
    }
  }

  struct Reader: View {
    @Binding var value: Int

    var body: some View { Text("\(value)") }
  }

  /// A property with a property in it, which is told before each body.
  struct Doubled: DynamicProperty {
    @State var value = 1
    var doubled = 0

    mutating func update() { doubled = value * 2 }
  }

  /// The same without being a dynamic property: what is in it is not found.
  struct Lost {
    @State var value = 1
  }

  struct Nested: View {
    var doubled = Doubled()
    var lost = Lost()

    func add() { doubled.value += 1 }
    func lose() { lost.value += 1 }

    var body: some View { Text("\(doubled.value) \(doubled.doubled) \(lost.value)") }
  }

  struct Themed: View {
    @Environment(\.self) private var environment

    var body: some View { Text("\(environment.dynamicTypeSize)") }
  }

  struct Printing: View {
    @State var count = 0
    let step: Int
    let diary: Diary

    func add() { count += step }

    var body: some View {
      let _ = diary.note(ChangeText.text(of: Self.self) ?? "")
      Text("\(count)")
    }
  }

  struct Bare: View {
    let diary: Diary

    var body: some View {
      let _ = diary.note(ChangeText.text(of: Self.self) ?? "")
      Text("bare")
    }
  }

  /// Changes a value whenever it changes.
  struct Restless: View {
    @State var value = 0

    func start() { value = 1 }

    var body: some View { Text("\(value)").onChange(of: value) { value += 1 } }
  }

  /// Returns how often bodies ran: `OldShop 2, Part 3`.
  @MainActor static func counts(_ events: [String], _ names: String...) -> String {
    names.map { name in "\(name) \(events.count { $0.hasPrefix("body \(name):") })" }
      .joined(separator: ", ")
  }

  @MainActor static func bodies(_ events: [String]) -> [String] {
    let bodies = events.filter { $0.hasPrefix("body") || $0.hasPrefix("closure") }
    return bodies.isEmpty ? ["-"] : bodies
  }

  static let cases = states + objects + observables + others

  static let states = [
    Fact(
      "runsWhatReadAState", facts: [135: "FB-state, FB-bug, OSUI"],
      lines: """
        body Owner: state read
        body Reader: binding value
        -
        """
    ) {
      let tree = LivingTree(Owner())
      let owner = try #require(tree.view(Owner.self))
      return bodies(tree.perform { owner.setRead() }) + bodies(tree.perform { owner.setUnread() })
    },
    Fact(
      "runsWhatReadABinding", facts: [137: "FB-state, Eidhof"], text: "body Reader: binding value"
    ) {
      struct Passing: View {
        @State var value = 0
        func set() { value += 1 }
        var body: some View { Reader(value: $value) }
      }
      let tree = LivingTree(Passing())
      let view = try #require(tree.view(Passing.self))
      return bodies(tree.perform { view.set() }).joined(separator: "\n")
    },
    Fact(
      "gathersChanges",
      facts: [
        130: "WWDC25-306", 131: "WWDC25-306, WWDC20-10040, compat:State",
      ], lines: "body Owner: state read\nbody Reader: binding value"
    ) {
      let tree = LivingTree(Owner())
      let owner = try #require(tree.view(Owner.self))
      return bodies(
        tree.perform {
          owner.setRead()
          owner.setRead()
          owner.setUnread()
        })
    },
    Fact(
      "runsContentClosuresWithTheBody", facts: [163: "FB-avoid, WWDC23-10160"], text: "in 1, in 2"
    ) {
      let diary = Diary()
      let host = try Hosted(1) { value in
        VStack {
          let _ = diary.note("in \(value)")
          Text("a")
        }
      }
      host.set(2)
      return diary.take()
    },
    Fact(
      "refreshesPropertiesBeforeTheBody",
      facts: [
        129: "WWDC23-10160, WWDC25-306", 166: "docs:DynamicProperty, Saagar", 167: "Saagar",
      ],
      lines: """
        1 2 1
        2 4 1
        2 4 1
        """
    ) {
      let tree = LivingTree(Nested())
      let nested = try #require(tree.view(Nested.self))
      var lines = tree.texts
      tree.perform { nested.add() }
      lines += tree.texts
      tree.perform { nested.lose() }
      return lines + tree.texts
    },
  ]

  static let objects = [
    Fact(
      "runsForWhatIsPublished", facts: [140: "compat:ObservedObject, compat:StateObject"],
      lines: """
        OldShop 2, Part 3
        OldShop 1, Part 2
        """
    ) {
      let first = LivingTree(OldShop(shop: Shop()))
      let shop = try #require(first.view(OldShop.self)).shop
      first.tree.perform { shop.open += 1 }
      let second = LivingTree(OldShop(shop: Shop()))
      let other = try #require(second.view(OldShop.self)).shop
      second.tree.perform { other.hidden += 1 }
      return [
        counts(first.events(), "OldShop", "Part"), counts(second.events(), "OldShop", "Part"),
      ]
    },
    Fact(
      "dependsOnNoObjectInAPlainProperty", facts: [143: "FB-AskApple, FB-wrappers"], text: "-, 0"
    ) {
      let shop = Shop()
      let tree = LivingTree(PlainReader(shop: shop))
      return (bodies(tree.perform { shop.open = 1 }) + tree.texts).joined(separator: ", ")
    },
    Fact("leavesViewsBetweenAlone", facts: [144: "WWDC20-10040"], text: "body Deep: object shop") {
      let shop = Shop()
      let tree = LivingTree(VStack { Between() }.environmentObject(shop))
      return bodies(tree.perform { shop.open = 1 }).joined(separator: "\n")
    },
    Fact(
      "runsAllThatDeclareAnObject", facts: [139: "FB-wrappers, FB-obs"],
      text: "body Unused: object shop"
    ) {
      struct Unused: View {
        @ObservedObject var shop: Shop
        var body: some View { Text("a") }
      }
      let shop = Shop()
      let tree = LivingTree(Unused(shop: shop))
      return bodies(tree.perform { shop.open = 1 }).joined(separator: "\n")
    },
  ]

  static let observables = [
    Fact(
      "dependsOnPropertiesThatWereRead",
      facts: [
        145: "WWDC23-10149, FB-obs", 146: "WWDC23-10149, compat:ObservedObject",
        147: "compat:ObservedObject, compat:StateObject",
      ],
      lines: """
        NewShop 2, Part 3
        NewShop 1, Part 2
        """
    ) {
      let first = Store()
      let tree = LivingTree(NewShop(store: first))
      tree.tree.perform { first.open += 1 }
      let second = Store()
      let other = LivingTree(NewShop(store: second))
      other.tree.perform { second.hidden += 1 }
      return [counts(tree.events(), "NewShop", "Part"), counts(other.events(), "NewShop", "Part")]
    },
    Fact("dependsOnOneInstance", facts: [145: "WWDC23-10149, FB-obs"], text: "1, 0") {
      let (first, second) = (Store(), Store())
      let tree = LivingTree(
        VStack {
          Prices(store: first, read: \.open)
          Prices(store: second, read: \.open)
        })
      tree.perform { first.open = 1 }
      return tree.texts.joined(separator: ", ")
    },
    Fact(
      "looksThroughComputedProperties",
      facts: [
        148: "WWDC23-10149, compat:ObservationUtils", 149: "WWDC23-10149",
      ],
      lines: """
        body Prices: observable Store.open
        body Prices: observable Store.manual
        """
    ) {
      let store = Store()
      let tree = LivingTree(
        VStack {
          Prices(store: store, read: \.total)
          Prices(store: store, read: \.manual)
        })
      return bodies(tree.perform { store.open += 1 }) + bodies(tree.perform { store.manual += 1 })
    },
    Fact(
      "dependsOnAnArrayAndItsElements",
      facts: [
        150: "WWDC23-10149, WWDC25-306", 151: "WWDC25-306",
      ],
      lines: """
        body ItemRow: observable Item.name
        body Items: observable Store.items
        body ItemRow: inserted
        """
    ) {
      let store = Store()
      let tree = LivingTree(Items(store: store))
      return bodies(tree.perform { store.items[1].name = "c" })
        + bodies(tree.perform { store.items.append(Item("d")) })
    },
    Fact("dependsOnNothingThatActionsRead", facts: [152: "WWDC23-10149, FB-obs"], text: "-") {
      let store = Store()
      let tree = LivingTree(Clerk(store: store))
      let clerk = try #require(tree.view(Clerk.self))
      tree.perform { _ = clerk.count() }
      return bodies(tree.perform { store.open += 1 }).joined(separator: "\n")
    },
    Fact("tellsOnceBeforeTheChange", facts: [153: "FB-obs, mecid-obs"], text: "0") {
      nonisolated(unsafe) let store = Store()
      nonisolated(unsafe) var told: [Int] = []
      withObservationTracking {
        _ = store.open
      } onChange: {
        told.append(store.open)
      }
      store.open = 1
      store.open = 2
      return told.map { "\($0)" }.joined(separator: ", ")
    },
    Fact(
      "readsOfARowAreItsOwn", facts: [155: "OSUI"],
      lines: """
        closure Host: observable Item.name
        """
    ) {
      let items = [Item("a"), Item("b")]
      let host = try Hosted(items) { items in VStack { ForEach(items) { Text($0.name) } } }
      return host.tree.perform { items[0].name = "c" }
        .map { $0.replacing(/Host<.*>:/, with: "Host:") }
    },
    Fact(
      "readsOfARowAndItsViewAreApart", facts: [145: "WWDC23-10149, FB-obs", 155: "OSUI"],
      lines: """
        closure Host: observable Item.name
        body ItemRow: observable Item.name
        c, b
        """
    ) {
      let items = [Item("a"), Item("b")]
      let host = try Hosted(items) { items in
        VStack {
          ForEach(items) { item in
            let _ = item.name
            ItemRow(item: item)
          }
        }
      }
      return host.tree.perform { items[0].name = "c" }
        .map { $0.replacing(/Host<.*>:/, with: "Host:") } + [host.texts]
    },
  ]

  static let others = [
    Fact(
      "comparesValuesOfTheEnvironment", facts: [156: "WWDC25-306", 159: "objc.io-409, OSUI"],
      lines: """
        -
        body Themed: environment environment
        large
        """
    ) {
      let tree = LivingTree(VStack { Themed() })
      return bodies(tree.setEnvironment(\.colorScheme, .dark))
        + bodies(tree.setEnvironment(\.dynamicTypeSize, .large))
        + bodies(tree.setEnvironment(\.dynamicTypeSize, .small)).prefix(0) + ["large"]
    },
    Fact(
      "printsWhatChanged", facts: [133: "compat:ChangedBodyProperty", 134: "WWDC23-10160"],
      lines: """
        Printing: @self, @identity, _count changed.
        Bare: @self changed.
        Printing: _count changed.
        Printing: @self changed.
        """
    ) {
      let diary = Diary()
      let host = try Hosted(1) { step in
        VStack {
          Printing(step: step, diary: diary)
          Bare(diary: diary)
        }
      }
      var lines = diary.take().components(separatedBy: "., ")
      let printing = try #require(host.tree.view(Printing.self))
      host.tree.perform { printing.add() }
      lines.append(diary.take())
      host.set(2)
      lines.append(diary.take())
      return lines.map { $0.hasSuffix(".") ? $0 : $0 + "." }
    },
    Fact("cutsAnEndlessUpdate", facts: [169: "OSUI, FB-onChange"], text: "neverSettles") {
      let tree = LivingTree(Restless())
      let view = try #require(tree.view(Restless.self))
      let issues = RuntimeIssue.reported { tree.perform { view.start() } }
      return issues.map { "\($0.kind)" }.joined(separator: ", ")
    },
    Fact(
      "changesOnlyWhatIsAnother", facts: [170: "WWDC25-306"],
      lines: """
        = VStack
        = TupleView
        = Text {"fixed"}
        ~ Text {"1"} → {"2"}
        """
    ) {
      let host = try Hosted(1) { value in
        VStack {
          Text("fixed")
          Text("\(value)")
        }
      }
      return host.marks(2).split(separator: "\n").dropFirst().map(String.init)
    },
    Fact(
      "isNewByAnotherIdentity", facts: [242: "compat:AppearanceAction, WWDC21-10022"],
      lines: """
        = IDView
        + Text {"a"}
        - Text {"a"}
        """
    ) {
      let host = try Hosted(1) { Text("a").id($0) }
      return host.marks(2).split(separator: "\n").dropFirst().map(String.init)
    },
    Fact("goesAtOnceWithoutAnAnimation", facts: [233: "FB-anim, OSUI"], text: "1, 0") {
      let host = try Hosted(true) { isThere in VStack { if isThere { Text("a") } } }
      let before = host.tree.texts.count
      host.set(false)
      return "\(before), \(host.tree.texts.count)"
    },
  ]
}
