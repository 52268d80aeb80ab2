import SwiftUI
import Testing

@testable import TreeModel

/// Which body reads what a binding leads to.
@MainActor @Suite struct BindingTests {
  /// A binding is made with the value that it has: its closure reads in the body that makes it.
  @Test func aStateThatAClosureReadsRunsItsView() {
    struct Page: View {
      @State private var isOn = false

      var body: some View {
        Toggle("closure", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      }
    }
    let living = LivingTree(Page())
    let events = living.perform { Controls(of: living.tree).use(.named("closure"), .toggle(true)) }
    #expect(events.contains("body Page: state isOn"))
  }

  @Test func aProjectedBindingRunsNothing() {
    struct Page: View {
      @State private var isOn = false

      var body: some View { Toggle("plain", isOn: $isOn) }
    }
    let living = LivingTree(Page())
    let events = living.perform { Controls(of: living.tree).use(.named("plain"), .toggle(true)) }
    #expect(!events.contains { $0.hasPrefix("body") })
  }

  @Observable final class Model {
    var isOn = false
  }

  @Test func aModelThatAClosureReadsRunsTheView() {
    struct Page: View {
      @State private var model = Model()

      var body: some View {
        Toggle("closure", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
      }
    }
    let living = LivingTree(Page())
    let events = living.perform { Controls(of: living.tree).use(.named("closure"), .toggle(true)) }
    #expect(events.contains("body Page: observable Model.isOn"))
  }

  /// The value of a property is kept in the view's value, so that a closure sees another one when the body has run
  /// again (OpenSwiftUI, `Binding.readValue` and `Binding.Box`).
  @Test func aBindingThatARowReadsIsReadByItsView() {
    struct Dots: View {
      @Binding var index: Int

      var body: some View {
        ForEach(0..<2, id: \.self) { Text($0 == index ? "on" : "off") }
      }
    }
    struct Page: View {
      @State private var index = 0

      var body: some View {
        VStack {
          Dots(index: $index)
          Button("Next") { index += 1 }
        }
      }
    }
    let living = LivingTree(Page())
    let events = living.perform { Controls(of: living.tree).use(.named("Next"), .tap) }
    #expect(events.filter { $0.hasPrefix("body") } == ["body Dots: binding index"])
    #expect(!events.contains { $0.hasPrefix("closure") })
    #expect(living.texts == ["off", "on", "Next"])
  }

  /// What a view keeps is not given to it.
  @Test func aViewThatRunsForItselfWasGivenNothing() {
    struct Box<Content: View>: View {
      @State private var isOpen = false
      let content: Content

      var body: some View {
        Button("Open") { isOpen = true }
        if isOpen { content }
      }
    }
    struct Leaf: View {
      let action: () -> Void

      var body: some View { Text("leaf") }
    }
    let living = LivingTree(Box(content: Leaf {}))
    let events = living.perform { Controls(of: living.tree).use(.named("Open"), .tap) }
    #expect(events.contains { $0.hasSuffix(": state isOpen") })
  }
}
