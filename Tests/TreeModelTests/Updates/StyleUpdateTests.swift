import SwiftUI
import Testing
import TreeModel

@MainActor @Suite struct StyleUpdateTests {
  struct Stars: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var taps = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "★" : "☆")
        configuration.label
        Text("\(taps)").onTapGesture { taps += 1 }
      }
    }
  }

  struct Plain: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding()
    }
  }

  struct Pair: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  struct Screen: View {
    @State private var isOff = false

    func flip() { isOff.toggle() }

    var body: some View {
      VStack {
        Button("Add") {}.disabled(isOff)
        LabeledContent("Name") { LabeledContent("First", value: "Anna") }
      }
      .buttonStyle(Stars())
      .labeledContentStyle(Pair())
    }
  }

  @Test func drawsControlsByStylesWithStateAndEnvironment() throws {
    let tree = LivingTree(Screen())
    #expect(tree.texts == ["★", "Add", "0", "Anna", "First", "Name"])
    #expect(tree.events().contains("body Stars: inserted"))
    let screen = try #require(tree.view(Screen.self))
    #expect(
      tree.perform { screen.flip() } == [
        "isOff: false → true", "body Screen: state isOff", "body Stars: environment isEnabled",
        "body Pair: value ", "body Pair: value ",
      ])
    #expect(tree.texts.first == "☆")
  }

  @Test func doesNotDrawAStylesOwnButtonsByTheStyle() {
    let tree = LivingTree(Button("Go") {}.buttonStyle(Plain()))
    #expect(tree.texts == ["Go"])
  }
}
