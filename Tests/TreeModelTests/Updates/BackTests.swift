import SwiftUI
import Testing

@testable import TreeModel

/// The system's button to go back.
@MainActor @Suite struct BackTests {
  struct Stack: View {
    @State private var path: [Int] = []
    @State private var isShown = false
    @State private var item: String?
    @State private var isActive = false

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Link") { Text("linked") }
          NavigationLink("Value", value: 1)
          Button("Deep") { path = [1, 2] }
          Button("Shown") { isShown = true }
          Button("Item") { item = "tea" }
          NavigationLink("Active", isActive: $isActive) { Text("activated") }
          NavigationLink("Hidden") { Text("no way back").navigationBarBackButtonHidden() }
          NavigationLink("Own") { Text("own").toolbar { Button("Back") { isShown = true } } }
        }
        .navigationTitle("Drinks")
        .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page \($0)") }
        .navigationDestination(isPresented: $isShown) { Text("shown") }
        .navigationDestination(item: $item) { Text("item \($0)") }
      }
    }
  }

  private func tap(_ names: String..., in living: LivingTree) {
    for name in names { Controls(of: living.tree).use(.named(name), .tap) }
  }

  private func backNames(_ living: LivingTree) -> [[String]] {
    Controls(of: living.tree).backButtons().map(\.names)
  }

  @Test(arguments: [
    ("Link", "linked"), ("Value", "page 1"), ("Shown", "shown"), ("Item", "item tea"),
    ("Active", "activated"),
  ])
  func goesBackFromAnyPage(_ control: String, _ text: String) {
    let living = LivingTree(Stack())
    #expect(backNames(living) == [])
    tap(control, in: living)
    #expect(living.texts.contains(text))
    #expect(backNames(living) == [["Back", "Drinks"]])
    tap("Back", in: living)
    #expect(!living.texts.contains(text))
    tap(control, "Drinks", in: living)
    #expect(!living.texts.contains(text))
  }

  @Test func goesBackPageByPage() {
    let living = LivingTree(Stack())
    tap("Deep", in: living)
    #expect(backNames(living) == [["Back", "Page 1"]])
    tap("Page 1", in: living)
    #expect(!living.texts.contains("page 2"))
    #expect(living.texts.contains("page 1"))
    tap("Back", in: living)
    #expect(!living.texts.contains("page 1"))
  }

  @Test func aPageCanHideTheButton() {
    let living = LivingTree(Stack())
    tap("Hidden", in: living)
    #expect(backNames(living) == [])
  }

  @Test func aButtonOfThePagesOwnComesFirst() {
    let living = LivingTree(Stack())
    tap("Own", "Back", in: living)
    #expect(living.texts.contains("shown"))
  }

  struct Colored: View {
    @Environment(\.lineSpacing) private var spacing

    var body: some View { Text("spacing \(Int(spacing))") }
  }

  @Test func aPageInANavigationViewHasTheEnvironmentOfItsLink() {
    struct Inside: View {
      var body: some View {
        NavigationView { NavigationLink("Next") { Colored() }.lineSpacing(3) }
      }
    }
    let living = LivingTree(Inside())
    tap("Next", in: living)
    #expect(living.texts.contains("spacing 3"))
  }

  struct Old: View {
    var body: some View {
      NavigationView {
        NavigationLink("Next") {
          NavigationLink("Last") { Text("last") }.navigationBarTitle("Middle")
        }
        .onDisappear {}
      }
    }
  }

  @Test func goesBackInANavigationView() {
    let living = LivingTree(Old())
    tap("Next", in: living)
    #expect(living.events().contains("onDisappear"))
    tap("Last", "Middle", in: living)
    #expect(!living.texts.contains("last"))
    tap("Back", in: living)
    #expect(living.texts == ["Next"])
  }
}
