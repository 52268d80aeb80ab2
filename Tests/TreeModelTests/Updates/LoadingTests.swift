import SwiftUI
import Testing

@testable import TreeModel

/// Images that are loaded: here all loading fails.
@MainActor @Suite struct LoadingTests {
  struct Picture: View {
    @State var url: URL?

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success: Text("success")
        case .failure(let error as URLError) where error.code == .notConnectedToInternet:
          Text("offline")
        case .failure: Text("failure")
        @unknown default: Text("other")
        }
      }
      AsyncImage(url: url) {
        $0
      } placeholder: {
        Text("placeholder")
      }
      Button("Other") { url = URL(string: "https://example.com/other.png") }
    }
  }

  @Test func anImageFailsInAStepOfItsOwn() {
    let living = LivingTree(Picture(url: URL(string: "https://example.com/a.png")))
    #expect(living.texts == ["empty", "placeholder", "Other"])
    living.tree.runTasks(for: .zero)
    #expect(living.texts == ["offline", "placeholder", "Other"])
    #expect(living.tree.loadingNodes.isEmpty)
  }

  @Test func anotherAddressIsLoadedAnew() {
    let living = LivingTree(Picture(url: URL(string: "https://example.com/a.png")))
    living.tree.runTasks()
    Controls(of: living.tree).use(.named("Other"), .tap)
    #expect(living.texts.first == "empty")
    living.tree.runTasks()
    #expect(living.texts.first == "offline")
  }

  @Test func withoutAnAddressNothingIsLoaded() {
    let living = LivingTree(Picture(url: nil))
    living.tree.runTasks()
    #expect(living.texts.first == "empty")
  }
}
