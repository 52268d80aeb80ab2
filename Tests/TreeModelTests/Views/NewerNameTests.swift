import SwiftUI
import Testing

/// Names that real files use, whose types tell nothing more than that they compile and what they become.
@MainActor @Suite struct NewerNameTests {
  @Test func keyframesBranchAndRepeat() {
    let isOn = true
    let track = KeyframeTrack<Double, Double, _>(\.self) {
      if isOn {
        LinearKeyframe(0.0, duration: 1)
      } else {
        CubicKeyframe(1.0, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
      for end in [0.5, 1.0] { SpringKeyframe(end) }
    }
    #expect(printed(track).contains("Conditional<Double, "))
    let view = KeyframeAnimator(initialValue: 0.0, trigger: 1) {
      Text("\($0)")
    } keyframes: { _ in
      for end in [0.5, 1.0] { LinearKeyframe(end, duration: 1) }
    }
    #expect(
      printed(view).hasPrefix(
        "KeyframeAnimator<Double, KeyframeTrack<Double, Double, TupleKeyframeTrackContent<Double, ")
    )
  }

  @Test func aSubviewHasTheSizeThatItIsOffered() {
    let size = ProposedViewSize(width: 10, height: 20)
    #expect(LayoutSubview().dimensions(in: size).height == 20)
  }

  @Test func symbolEffectsOfIOS18AreThere() {
    #expect(WiggleSymbolEffect.wiggle.left.byLayer.parts == ["left", "byLayer"])
    #expect(
      SymbolEffectOptions.repeat(.periodic(2, delay: 1)).parts == ["repeat periodic 2 delay 1.0"])
    _ = ContentTransition.symbolEffect(.replace.magic(fallback: .downUp))
    _ = Image(systemName: "bell").symbolEffect(.rotate, isActive: true).symbolEffect(.breathe)
  }

  @Test func tabsTakeModifiers() {
    let tabs = TabView(selection: .constant(0)) {
      Tab("A", systemImage: "a", value: 0) { Text("a") }.badge(3)
      Tab("B", systemImage: "b", value: 1) { Text("b") }.customizationID("b").hidden(false)
    }
    #expect(
      printed(tabs).contains("_TraitWritingModifier<BadgeTraitKey>"))
  }

  @Test func pickersHaveALabelOfTheirValue() {
    let choice = Binding.constant(1)
    let picker = Picker("A", selection: choice) {
      Text("1").tag(1, includeOptional: false)
    } currentValueLabel: {
      Text("one")
    }
    #expect(
      printed(picker)
        == printed(Picker("A", selection: choice) { Text("1").tag(1) }))
  }

  @Test func textsHaveDefaultsAndTables() {
    let resource = LocalizedStringResource(
      "key", defaultValue: "Text", table: "Words", bundle: .atURL(URL(filePath: "/")))
    #expect(resource.key == "key")
    #expect(String(localized: resource) == "Text")
    #expect(AttributedString(localized: resource).characters.elementsEqual("Text"))
    let attributes = AttributeContainer([.kern: 3, .underlineStyle: 1, .link: URL(filePath: "/")])
    #expect(attributes.kern == 3)
    #expect(attributes.underlineStyle == .single)
    #expect(attributes.link?.path() == "/")
  }

  @Test func predicatesCompareTexts() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+")
    #expect(mail.evaluate(with: "a@b"))
    #expect(!mail.evaluate(with: "a@b c"))
    #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "B").evaluate(with: "abc"))
  }

  @Test func textsHaveIntents() {
    var text = AttributedString(NSAttributedString(string: "a"))
    text.inlinePresentationIntent = .stronglyEmphasized
    #expect(text.inlinePresentationIntent == .stronglyEmphasized)
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test func bezierPathsJoin() {
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: 1, y: 2), radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 3)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 4, height: 3))
  }

  @Test func layersHoldLayers() {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor]
    let view = UIView()
    view.layer.addSublayer(gradient)
    #expect(gradient.superlayer === view.layer)
    gradient.removeFromSuperlayer()
    #expect(view.layer.sublayers?.isEmpty == true)
  }

  private func printed<Value>(_ value: Value) -> String { String(describing: Value.self) }

  @Test func paragraphsAreSet() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    #expect(style.lineSpacing == 4)
    #expect(style.alignment == .center)
  }
}
