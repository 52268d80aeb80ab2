import SwiftUI
import Testing
import TreeModel

/// What counts as one view of a list.
@Suite struct ListFacts {
  @Test(arguments: cases) func holds(_ fact: Fact) async throws { try await fact.check() }

  struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  struct Three: View {
    var body: some View {
      Text("start")
      Pair()
    }
  }

  /// Returns how many views the first container of a view has.
  @MainActor static func count<V: View>(_ view: V) -> Int {
    let tree = RenderTree(mounting: view)
    return tree.nodes.first.map { tree.units(of: $0).count } ?? 0
  }

  /// Returns how many backgrounds a modifier on a view has.
  @MainActor static func backgrounds<V: View>(_ view: V) -> Int {
    RenderTree(mounting: view).nodes.count { $0.type == Color.self }
  }

  static let cases = [
    Fact("opensCustomViews", facts: [209: "Eidhof", 210: "Eidhof"], text: "3 8") {
      let three = count(VStack { Three() })
      let eight = count(
        VStack {
          Pair()
          Text("c")
          ForEach(0..<5) { Text("\($0)") }
        })
      return "\(three) \(eight)"
    },
    Fact(
      "opensWhatIsTransparent",
      facts: [
        211: "WWDC24-10146, Eidhof, OSUI", 213: "movingparts, Eidhof, TCA#1119",
      ], text: "group 2, rows 3, optional 1, nil 0, empty 0, stack 1, geometry 1, erased 2"
    ) {
      let text: Text? = Text("a")
      let none: Text? = nil
      return [
        "group \(count(VStack { Group { Pair() } }))",
        "rows \(count(VStack { ForEach(0..<3) { Text("\($0)") } }))",
        "optional \(count(VStack { text }))", "nil \(count(VStack { none }))",
        "empty \(count(VStack { EmptyView() }))", "stack \(count(VStack { HStack { Pair() } }))",
        "geometry \(count(VStack { GeometryReader { _ in Pair() } }))",
        "erased \(count(VStack { AnyView(Pair()) }))",
      ].joined(separator: ", ")
    },
    Fact("countsAllOfASection", facts: [212: "WWDC24-10146, mecid-sections"], text: "4") {
      "\(count(VStack { Section { Pair() } header: { Text("h") } footer: { Text("f") } }))"
    },
    Fact(
      "putsAModifierOnEachView",
      facts: [213: "movingparts, Eidhof, TCA#1119", 214: "WWDC24-10146"],
      text: "pair 2, section 4, nested 3"
    ) {
      let pair = backgrounds(VStack { Pair().background(Color.red) })
      let section = backgrounds(
        VStack {
          Section {
            Pair()
          } header: {
            Text("h")
          } footer: {
            Text("f")
          }
          .background(Color.red)
        })
      let nested = backgrounds(VStack { Group { Three() }.background(Color.red) })
      return "pair \(pair), section \(section), nested \(nested)"
    },
    Fact("givesAFontToAGroup", facts: [213: "movingparts, Eidhof, TCA#1119"], text: "title title") {
      struct Reading: View {
        @Environment(\.font) var font
        var body: some View { Text(font == .title ? "title" : "none") }
      }
      return LivingTree(
        VStack {
          Group {
            Reading()
            Reading()
          }
          .font(.title)
        }
      ).texts.joined(separator: " ")
    },
    Fact(
      "followsAListThatChanges", facts: [213: "movingparts, Eidhof, TCA#1119"],
      lines: """
        x, n 1, n 0
        x, y, z, n 1, n 0, n 0
        z, n 0
        """
    ) {
      let host = try Hosted(["x", "-"]) { values in
        VStack {
          ForEach(values, id: \.self) { Text($0) }.background { Counter() }
        }
      }
      try host.count()
      var lines = [host.texts.replacing("x, -", with: "x")]
      for values in [["x", "y", "z"], ["z"]] {
        host.set(values)
        lines.append(host.texts)
      }
      return lines
    },
    Fact(
      "wrapsAListWhereOneViewIsNeeded",
      facts: [
        217: "OSUI, KyleYe", 219: "docs:overlay, docs:background", 221: "trackable-scroll-view#5",
      ], text: "root 1 1 1 1 1, overlay 1, scroll 1"
    ) {
      let isFirst = true
      let root = [
        backgrounds(Pair().background(Color.red)),
        backgrounds(Group { if isFirst { Pair() } else { Text("c") } }.background(Color.red)),
        backgrounds(Group { if isFirst { Pair() } }.background(Color.red)),
        backgrounds(ForEach(0..<3) { Text("\($0)") }.background(Color.red)),
        backgrounds(Pair().id(1).background(Color.red)),
      ]
      let overlay = backgrounds(
        VStack { Text("c").overlay { Pair().background(Color.red) } })
      let scroll = backgrounds(ScrollView { Pair().background(Color.red) })
      return "root \(root.map { "\($0)" }.joined(separator: " ")), overlay \(overlay), "
        + "scroll \(scroll)"
    },
    Fact("makesRowsOfViewsInAList", facts: [222: "movingparts, Eidhof"], text: "3 3 1") {
      let group = count(List { Group { Three() } })
      let three = count(List { Three() })
      let stack = count(List { VStack { Three() } })
      return "\(group) \(three) \(stack)"
    },
    Fact("nestsRows", facts: [229: "WWDC23-10160"], text: "6") {
      "\(count(List { ForEach(0..<2) { _ in ForEach(0..<3) { Text("\($0)") } } }))"
    },
  ]
}
