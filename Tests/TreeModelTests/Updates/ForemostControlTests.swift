import SwiftUI
import Testing

@testable import TreeModel

/// What a touch can reach.
@MainActor @Suite struct ForemostControlTests {
  struct Locked: View {
    @State private var told = ""

    var body: some View {
      Button("off") { told = "off" }.allowsHitTesting(false)
      VStack { Button("hidden") { told = "hidden" } }.hidden()
      Toggle("clear", isOn: .constant(false)).opacity(0)
      Button("faint") { told = "faint" }.opacity(0.5).allowsHitTesting(true)
      ZStack {
        Button("Save") { told = "hidden" }.hidden()
        Button("Save") { told = "saved" }
      }
      Text("page").popover(isPresented: .constant(true)) { Button("sheet") { told = "sheet" } }
        .hidden()
      Text(told)
    }
  }

  @Test(arguments: [
    ("off", ".allowsHitTesting(false)"), ("hidden", ".hidden()"), ("clear", ".opacity(0)"),
    ("faint", nil), ("sheet", nil),
  ])
  func knowsWhatKeepsTouchesAway(_ name: String, _ blocker: String?) throws {
    let living = LivingTree(Locked())
    let control = try #require(
      Controls(of: living.tree).all(for: .tap).first { $0.names == [name] })
    let node = try #require(living.tree.node(control.node))
    #expect(living.tree.touchBlocker(around: node) == blocker)
  }

  @Test func whatTakesNoTouchesIsPassedBy() {
    let living = LivingTree(Locked())
    Controls(of: living.tree).use(.named("Save"), .tap)
    #expect(living.texts.contains("saved"))
  }

  struct Covered: View {
    @State private var isShown = false
    @State private var asks = false
    @State private var told: [String] = []

    var body: some View {
      VStack {
        Button("Done") { told.append("under") }
        Button("Show") { isShown = true }
        Text(told.joined(separator: " "))
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Button("Done") { told.append("sheet") }
          Button("Ask") { asks = true }
        }
        .alert("Sure?", isPresented: $asks) { Button("Done") { told.append("alert") } }
      }
    }
  }

  @Test func whatIsPresentedComesFirst() {
    let living = LivingTree(Covered())
    for name in ["Done", "Show", "Done", "Ask", "Done", "Done"] {
      Controls(of: living.tree).use(.named(name), .tap)
    }
    #expect(living.texts.contains("under sheet alert sheet"))
  }

  @Test func aNumberMeansWhatAFingerReaches() {
    struct Rows: View {
      @State private var told: [String] = []

      var body: some View {
        ForEach(0..<2) { row in
          Button("Go") { told.append("button \(row)") }
            .simultaneousGesture(TapGesture().onEnded { told.append("gesture \(row)") })
        }
        Text(told.joined(separator: ", "))
      }
    }
    let living = LivingTree(Rows())
    let second = SelectedControl(name: "Go", occurrence: 4) { [] }
    Controls(of: living.tree).use(second, .tap)
    #expect(living.texts.last == "button 1, gesture 1")
    let gesture = SelectedControl(name: "Go", occurrence: 1) { [] }
    Controls(of: living.tree).use(gesture, .tap)
    #expect(living.texts.last == "button 1, gesture 1, gesture 0")
  }
}
