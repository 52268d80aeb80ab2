import SwiftUI
import Testing

/// ``UIKitSample`` compiles; its views are leaves.
@MainActor
@Suite struct UIKitTests {
  @Test func setsTheLooksOfBars() {
    UINavigationBar.appearance().largeTitleTextAttributes = [:]
    UITableView.appearance().backgroundColor = .clear
    UITextView.appearance().backgroundColor = .clear
    let looks = UITabBarAppearance()
    looks.configureWithOpaqueBackground()
    UITabBar.appearance().scrollEdgeAppearance = looks
  }

  @Test func drawsRepresentablesAsLeaves() {
    let types: [Any.Type] = [UIKitSample.Blur.self, UIKitSample.Picker.self]
    #expect(types.allSatisfy { $0 is any _LeafView.Type })
    #expect(UIKitSample.Pages().view.subviews.isEmpty)
    #expect(UIKitSample.Field(text: .constant("a")).text == "a")
  }

  @Test func readsInsetsOfTheFirstWindow() {
    #expect(UIApplication.shared.windows.first?.safeAreaInsets.top == 59)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.keyWindow?.rootViewController == nil)
  }
}
