import SwiftUI
import Testing

@testable import TreeModel

/// Texts, images and shapes that show the same and look otherwise.
@MainActor @Suite struct AppearanceTests {
  struct Page: View {
    @State private var isOn = false

    var body: some View {
      Text("bold").bold(isOn)
      Text("colour").foregroundColor(isOn ? .red : nil)
      Text("same").italic()
      Image("picture").renderingMode(isOn ? .template : .original)
      Circle().trim(from: 0, to: isOn ? 1 : 0.5).stroke(.red)
      RoundedRectangle(cornerRadius: 4)
      Toggle("On", isOn: $isOn)
    }
  }

  @Test func areTellableWhereTheyLookOtherwise() {
    let living = LivingTree(Page())
    Controls(of: living.tree).use(.named("On"), .toggle(true))
    let changed = living.tree.nodes.filter { $0.revision > 0 }
    #expect(
      changed.map { "\($0.type)".prefix { $0 != "<" } } == [
        "Text", "Text", "Image", "StrokeShapeView",
      ])
    #expect(changed.allSatisfy { $0.revision == 1 })
    #expect(
      changed.compactMap { ($0.content.element?.value as? Text)?.string } == ["bold", "colour"])
  }

  /// `Text` and `Image` are `Equatable`: a view that is given one runs where it looks otherwise.
  @Test func areNotEqual() {
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").underline(true, color: .red) != Text("a").underline(true, color: .blue))
    #expect(Text("a") + Text("b").bold() != Text("a").bold() + Text("b"))
    #expect(Text("a") + Text("b") == Text("ab"))
    #expect(Image("a").resizable() != Image("a"))
    #expect(Image("a").resizable() == Image("a").resizable())
  }
}
