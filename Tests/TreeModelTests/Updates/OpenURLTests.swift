import SwiftUI
import Testing

@testable import TreeModel

/// Addresses that the app is asked to open, and those that it opens.
@MainActor @Suite struct OpenURLTests {
  struct Tabs: View {
    @State private var opened: [String] = []

    var body: some View {
      TabView {
        Text("a").onOpenURL { opened.append("a \($0.lastPathComponent)") }
        Text("b").onOpenURL { opened.append("b \($0.lastPathComponent)") }
      }
      .onOpenURL { opened.append("all \($0.absoluteString)") }
      Text(opened.joined(separator: ", "))
    }
  }

  @Test func allHandlersOfWhatIsShownRun() {
    let living = LivingTree(Tabs())
    _ = living.events()
    Controls(of: living.tree).open("app://item/3")
    #expect(living.texts.last == "all app://item/3, a 3")
    #expect(living.events().filter { $0 == "onOpenURL" }.count == 2)
  }

  @Test(arguments: [
    (OpenURLAction.Result.handled, true), (.discarded, false), (.systemAction, true),
  ])
  func tellsWhetherAnAddressWasOpened(_ result: OpenURLAction.Result, _ isAccepted: Bool) throws {
    var told: Bool?
    let url = try #require(URL(string: "app://item"))
    OpenURLAction { _ in result }(url) { told = $0 }
    #expect(told == isAccepted)
  }
}
