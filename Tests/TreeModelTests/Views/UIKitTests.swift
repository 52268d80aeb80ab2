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

  @Test func findsTheFrontmostViewAtAPoint() {
    let window = UIKitSample.PassthroughWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let dot = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    row.addSubview(dot)
    window.addSubview(row)
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === dot)
    #expect(window.hitTest(CGPoint(x: 40, y: 40), with: nil) === row)
    #expect(window.hitTest(CGPoint(x: 90, y: 90), with: nil) == nil)
    #expect(dot.convert(CGPoint.zero, to: window) == CGPoint(x: 15, y: 15))
    dot.isHidden = true
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === row)
  }

  @Test func keepsWhatControlsAreTold() {
    let sample = UIKitSample.controls()
    #expect(sample.text.autocapitalizationType == .none)
    #expect(sample.text.textContentType == .username)
    #expect(sample.search.returnKeyType == .search)
    #expect(sample.segments.titleForSegment(at: 1) == "b")
    #expect(sample.button.currentTitle == "go")
    #expect(sample.layered.layer is CAGradientLayer)
    #expect(sample.navigation.navigationBar.topItem?.searchController?.searchBar.placeholder == "s")
  }

  @Test func readsInsetsOfTheFirstWindow() {
    #expect(UIApplication.shared.windows.first?.safeAreaInsets.top == 59)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.keyWindow?.rootViewController == nil)
  }
}
