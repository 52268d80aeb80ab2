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

  @Test func keepsConstraints() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let rules = [
      inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(
        equalToSystemSpacingAfter: outer.layoutMarginsGuide.leadingAnchor, multiplier: 2),
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 3),
      inner.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor, multiplier: 0.5),
      NSLayoutConstraint(
        item: inner, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .top,
        multiplier: 1, constant: 4),
    ]
    outer.addConstraints(rules)
    #expect(rules.map(\.constant) == [0, 16, 3, 0, 4])
    #expect(rules[3].multiplier == 0.5)
    #expect(rules.allSatisfy { $0.isActive })
    outer.removeConstraint(rules[0])
    #expect(outer.constraints.count == 4)
    #expect(!rules[0].isActive)
  }

  @Test func tellsTraits() {
    let traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(UIView().traitCollection.horizontalSizeClass == .compact)
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(dark.hasDifferentColorAppearance(comparedTo: .current))
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .large)
    UIView().registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in view.setNeedsLayout()
    }
  }

  @Test func traitsAreCurrentDuringAnAction() {
    let before = UITraitCollection.current.userInterfaceStyle
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var inside: UIUserInterfaceStyle?
    dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
    #expect(inside == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == before)
  }

  @Test func measuresTexts() {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    #expect("ab\nc".size(withAttributes: font) == CGSize(width: 20, height: 48))
    #expect(
      ("abcd" as NSString).boundingRect(
        with: CGSize(width: 20, height: 0), options: .usesLineFragmentOrigin, attributes: font,
        context: nil
      ).height == 48)
    #expect(NSAttributedString(string: "a", attributes: font).size().width == 10)
    #expect(NSAttributedString(string: "").size().width == 0)
  }

  @Test func animatesAtOnce() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 0 }
    #expect(view.alpha == 1)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    #expect(view.alpha == 0)
    #expect(position == .end)
  }

  @Test func replacesPartsOfTexts() throws {
    let text = UITextView()
    text.text = "abc"
    let start = text.beginningOfDocument
    let end = try #require(text.position(from: start, offset: 1))
    let range = try #require(text.textRange(from: start, to: end))
    #expect(text.text(in: range) == "a")
    text.replace(range, withText: "xy")
    #expect(text.text == "xybc")
    #expect(IndexPath(row: 2, section: 1) == [1, 2])
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
