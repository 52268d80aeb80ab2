import SwiftUI
import Testing
import TreeModel

/// How values go up the tree.
@Suite struct PreferenceFacts {
  @Test(arguments: cases) func holds(_ fact: Fact) async throws { try await fact.check() }

  /// What was read of a preference.
  @MainActor final class Readings {
    var values: [Int] = []

    func note(_ value: Int) -> Text {
      values.append(value)
      return Text("read \(value)")
    }
  }

  @MainActor @Test func isKnownBeforeAViewIsMadeOfIt() {
    let readings = Readings()
    let tree = LivingTree(
      VStack { Text("a").preference(key: Sum.self, value: 4) }
        .backgroundPreferenceValue(Sum.self) { readings.note($0) })
    #expect(readings.values == [4])
    #expect(tree.texts == ["a", "read 4"])
  }

  /// Adds numbers, and tells of each addition.
  enum Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    nonisolated(unsafe) static var additions: [String] = []

    static func reduce(value: inout Int, nextValue: () -> Int) {
      let next = nextValue()
      additions.append("\(value)+\(next)")
      value += next
    }
  }

  /// Keeps the first value and asks for no other.
  enum First: PreferenceKey {
    static var defaultValue: String { "none" }

    static func reduce(value: inout String, nextValue: () -> String) {}
  }

  enum Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  /// Shows what its content sends.
  struct Total<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
      VStack { content() }.overlayPreferenceValue(Sum.self) { Text("sum \($0)") }
    }
  }

  /// Returns what a view sends in all, and the additions that it took.
  @MainActor static func sum<V: View>(@ViewBuilder _ view: @escaping () -> V) -> String {
    Sum.additions = []
    let tree = LivingTree(Total(content: view))
    let text = tree.texts.first { $0.hasPrefix("sum") } ?? ""
    let additions = Sum.additions.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return ([text] + additions).joined(separator: ", ")
  }

  static let cases = [
    Fact("isTheDefaultWithoutAWriter", facts: [193: "fivestars"], text: "sum 0") {
      sum { Text("a") }
    },
    Fact("isTheValueOfOneWriter", facts: [194: "fivestars, OSUI"], text: "sum 4") {
      sum { Text("a").preference(key: Sum.self, value: 4) }
    },
    Fact(
      "isReducedForEachFurtherWriter",
      facts: [194: "fivestars, OSUI", 204: "stackoverflow 79484472"],
      text: "sum 9, 2+3, 5+4"
    ) {
      sum {
        Text("a").preference(key: Sum.self, value: 2)
        Text("b").preference(key: Sum.self, value: 3)
        Text("c").preference(key: Sum.self, value: 4)
      }
    },
    Fact(
      "takesTheDefaultOfWhatMayBeAbsent", facts: [195: "DevAndArtist, shadowfacts"],
      text: "sum 2, 2+0"
    ) {
      sum {
        Text("a").preference(key: Sum.self, value: 2)
        if Sum.defaultValue > 0 { Text("b") }
      }
    },
    Fact("asksForNoValueThatIsNotWanted", facts: [197: "docs:PreferenceKey"], text: "one") {
      var found = ""
      _ = LivingTree(
        VStack {
          Text("a").preference(key: First.self, value: "one")
          Text("b").preference(key: First.self, value: "two")
        }
        .onPreferenceChange(First.self) { found = $0 })
      return found
    },
    Fact("comesFromSecondaryViewsToo", facts: [199: "mecid-pref, shadowfacts"], text: "sum 5") {
      sum { Text("a").background { Color.red.preference(key: Sum.self, value: 5) } }
    },
    Fact("hidesWhatIsFurtherIn", facts: [200: "OSUI, docs"], text: "sum 1") {
      sum {
        Text("a").preference(key: Sum.self, value: 5).preference(key: Sum.self, value: 1)
      }
    },
    Fact("isChangedByATransform", facts: [201: "stackoverflow 79484472, OSUI"], text: "sum 50") {
      sum {
        Text("a").preference(key: Sum.self, value: 5)
          .transformPreference(Sum.self) { $0 *= 10 }
      }
    },
    Fact("reachesReadersFurtherOut", facts: [203: "OSUI, fivestars"], text: "sum 5, inner 5") {
      var inner = 0
      let text = sum {
        VStack { Text("a").preference(key: Sum.self, value: 5) }
          .onPreferenceChange(Sum.self) { inner = $0 }
      }
      return "\(text), inner \(inner)"
    },
    Fact("followsAChange", facts: [204: "stackoverflow 79484472"], text: "a, sum 2; a, sum 8") {
      let host = try Hosted(2) { value in
        Total { Text("a").preference(key: Sum.self, value: value) }
      }
      let first = host.texts
      host.set(8)
      return "\(first); \(host.texts)"
    },
    Fact("resolvesAnAnchorByAProxy", facts: [207: "mecid-anchor, objc.io-351"], text: "a, 1 places")
    {
      let tree = LivingTree(
        Text("a").anchorPreference(key: Places.self, value: .bounds) { [$0] }
          .overlayPreferenceValue(Places.self) { anchors in
            GeometryReader { proxy in
              Text("\(anchors.map { proxy[$0] }.count) places")
            }
          })
      return tree.texts.joined(separator: ", ")
    },
    Fact("endsTraitsAtTheFirstContainer", facts: [208: "Eidhof, WWDC24-10146"], text: "1, nil") {
      let tree = LivingTree(
        TabView {
          Text("a").tag(1)
          VStack { Text("b").tag(2) }
        })
      let units = tree.tree.units(of: tree.tree.nodes[0])
      return units.map { tree.tree.tag(of: $0).map { "\($0)" } ?? "nil" }.joined(separator: ", ")
    },
  ]
}
