import SwiftUI
import Testing

@testable import TreeModel

/// How nodes come, stay and go while views are made anew.
@Suite struct RenderTreeClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  /// A line that may be missing, beside one that may not.
  struct Forecast: View {
    @State var rain: String?

    func set(_ rain: String?) { self.rain = rain }

    var body: some View {
      HStack {
        Image(systemName: "cloud")
        if let rain { Gauge(text: rain) }
      }
    }
  }

  struct Gauge: View {
    let text: String
    @State var readings = 0

    func read() { readings += 1 }

    var body: some View { Text("\(text) \(readings)") }
  }

  /// A badge that is for large text.
  struct Notice: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      VStack {
        Text("Closed on Monday")
        if size > .xxLarge { Image(systemName: "eye") }
      }
    }
  }

  struct Shelf: View {
    let count: Int

    var body: some View {
      ScrollView {
        LazyVStack { ForEach(0..<count, id: \.self) { Jar(number: $0) } }
      }
    }
  }

  struct Jar: View {
    let number: Int
    @State var spoons = 0

    func take() { spoons += 1 }

    var body: some View { Text("\(number): \(spoons)") }
  }

  @MainActor static func mounted(_ rain: String?) throws -> (LivingTree, Forecast) {
    let tree = LivingTree(Forecast(rain: rain))
    return (tree, try #require(tree.view(Forecast.self)))
  }

  @MainActor static func mountedShelf() throws -> (LivingTree, RenderNode) {
    let tree = LivingTree(Shelf(count: 20), window: 3)
    let stack = try #require(tree.tree.nodes.first { $0.type is any LazyStack.Type })
    return (tree, stack)
  }

  static let cases = [
    Claim(
      "insertsANode", claims: [35, 36, 41, 42, 43],
      text: """
        ~ Forecast {rain = nil} → {rain = "2 mm"}
        = HStack
        = TupleView
        = Image {"cloud"}
        ~ Optional {nil} → {}
        + Gauge {text = "2 mm", readings = 0}
        + Text {"2 mm 0"}
        """
    ) {
      let (tree, forecast) = try mounted(nil)
      return tree.marks { forecast.set("2 mm") }
    },
    Claim(
      "removesANodeWithItsState", claims: [35, 44, 45, 47],
      text: """
        ~ Forecast {rain = "2 mm"} → {rain = nil}
        = HStack
        = TupleView
        = Image {"cloud"}
        ~ Optional {} → {nil}
        - Gauge {text = "2 mm", readings = 1}
        - Text {"2 mm 1"}
        """
    ) {
      let (tree, forecast) = try mounted("2 mm")
      let gauge = try #require(tree.view(Gauge.self))
      tree.perform { gauge.read() }
      return tree.marks { forecast.set(nil) }
    },
    Claim(
      "startsAnewAfterANodeWasRemoved", claims: [45, 47],
      text: """
        2 mm 1
        died Gauge: readings = 1
        3 mm 0
        """
    ) {
      let (tree, forecast) = try mounted("2 mm")
      let gauge = try #require(tree.view(Gauge.self))
      tree.perform { gauge.read() }
      let before = tree.texts
      let death = tree.perform { forecast.set(nil) }.filter { $0.hasPrefix("died") }
      tree.perform { forecast.set("3 mm") }
      return (before + death + tree.texts).joined(separator: "\n")
    },
    Claim(
      "keepsANodeThatShowsAnotherValue", claims: [36, 41, 42, 46],
      text: """
        ~ Forecast {rain = "2 mm"} → {rain = "5 mm"}
        = HStack
        = TupleView
        = Image {"cloud"}
        = Optional
        ~ Gauge {text = "2 mm", readings = 1} → {text = "5 mm", readings = 1}
        ~ Text {"2 mm 1"} → {"5 mm 1"}
        """
    ) {
      let (tree, forecast) = try mounted("2 mm")
      let gauge = try #require(tree.view(Gauge.self))
      tree.perform { gauge.read() }
      return tree.marks { forecast.set("5 mm") }
    },
    Claim("mountsWhatALazyStackShows", claims: [49], text: "0, 1, 2 of 20") {
      let (tree, stack) = try mountedShelf()
      let mounted = tree.texts.compactMap { $0.split(separator: ":").first }
      return mounted.joined(separator: ", ") + " of \(stack.window?.counts.all ?? 0)"
    },
    Claim("mountsAllRowsOfAPlainStack", claims: [48, 49], text: "20") {
      let tree = LivingTree(
        ScrollView { VStack { ForEach(0..<20, id: \.self) { Jar(number: $0) } } }, window: 3)
      return "\(tree.texts.count)"
    },
    Claim(
      "keepsTheStateOfRowsThatScrolledAway", claims: [50],
      text: """
        0: 1, 1: 0, 2: 0, 10: 0, 11: 0, 12: 0
        0: 1, 1: 0, 2: 0, 10: 0, 11: 0, 12: 0
        """
    ) {
      let (tree, stack) = try mountedShelf()
      let jar = try #require(tree.view(Jar.self))
      tree.perform { jar.take() }
      tree.perform { tree.tree.scroll(stack, to: 10) }
      let away = tree.texts
      tree.perform { tree.tree.scroll(stack, to: 0) }
      return [away, tree.texts].map { $0.joined(separator: ", ") }.joined(separator: "\n")
    },
    Claim(
      "insertsByTheEnvironment", claims: [93, 96, 97],
      text: """
        body Notice: environment size
        Text, Image
        body Notice: environment size
        Text
        """
    ) {
      let tree = LivingTree(Notice())
      @MainActor func leaves() -> String {
        tree.tree.nodes.map { $0.type }.filter { $0 == Text.self || $0 == Image.self }
          .map { "\($0)" }.joined(separator: ", ")
      }
      let first = tree.setEnvironment(\.dynamicTypeSize, .accessibility1) + [leaves()]
      let second = tree.setEnvironment(\.dynamicTypeSize, .medium) + [leaves()]
      return (first + second).joined(separator: "\n")
    },
  ]
}

/// The stacks that make their rows when they are shown.
protocol LazyStack {}

extension LazyVStack: LazyStack {}
extension LazyHStack: LazyStack {}
extension List: LazyStack {}
