import Foundation
import SwiftUI
import Testing

/// Names of iOS 18 and 26: what they become.
@MainActor @Suite struct LaterNameTests {
  @Test func sizingsOfPresentationsAreChanged() {
    let view = EmptyView().presentationSizing(.form.fitted(horizontal: true, vertical: false))
    #expect(
      printed(view).hasPrefix("ModifiedContent<EmptyView, PresentationSizingModifier<FittedSizing<")
    )
    struct Square: PresentationSizing {
      func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
      ) -> ProposedViewSize { .init(width: 400, height: 400) }
    }
    let fitted = Square().sticky(vertical: true).fitted(horizontal: true, vertical: false)
    _ = EmptyView().presentationSizing(fitted)
    _ = EmptyView().presentationSizing(.page.sticky())
  }

  @Test func tabViewsHaveSidebars() {
    let view = EmptyView().tabViewSidebarHeader { Text("h") }.tabViewSidebarFooter { Text("f") }
      .tabViewSidebarBottomBar { Image("b") }.tabViewSearchActivation(.searchTabSelection)
    #expect(printed(view).contains("TabViewSidebarHeaderModifier<Text>"))
    #expect(printed(view).contains("TabViewSidebarBottomBarModifier<Image>"))
    #expect(EnvironmentValues().isTabBarShowingSections == false)
    #expect(EnvironmentValues().tabBarPlacement == nil)
  }

  @Test func searchFieldsHaveFocusAndSelection() {
    struct Search: View {
      @FocusState var isSearching: Bool
      @FocusState var field: Int?
      @State var selection: TextSelection?
      @State var text = ""

      var body: some View {
        EmptyView().searchable(text: $text).searchFocused($isSearching)
          .searchFocused($field, equals: 3).searchSelection($selection)
          .searchToolbarBehavior(.minimize)
        TextField("a", text: $text, selection: $selection)
        TextEditor(text: $text, selection: $selection).textSelectionAffinity(.upstream)
      }
    }
    #expect(printed(Search().body).contains("SearchFocusedModifier<Optional<Int>>"))
    #expect(TextSelection(insertionPoint: "ab".startIndex).isInsertion)
  }

  @Test func attributesOfASelectionAreChanged() {
    var text = AttributedString("one two")
    var selection = AttributedTextSelection(
      range: text.startIndex..<text.index(text.startIndex, offsetByCharacters: 3))
    text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .emphasized }
    #expect(text.runs.count == 2)
    #expect(text.runs.first?.inlinePresentationIntent == .emphasized)
    text.replaceSelection(&selection, withCharacters: "three")
    #expect(String(text.characters) == "three two")
    text.replaceSelection(&selection, with: AttributedString("!"))
    #expect(String(text.characters) == "three! two")
    #expect(
      AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test func slidersHaveTicks() {
    let isHalf = true
    let slider = Slider(value: .constant(3.0), in: 0...5) {
      Text("l")
    } ticks: {
      SliderTick(1)
      if isHalf { SliderTick(2.5) { Text("half") } }
      SliderTickContentForEach([3.0, 4.0], id: \.self) { SliderTick("n", $0) }
    }
    #expect(printed(slider) == "Slider<Text, EmptyView>")
    let stepped = Slider(
      value: .constant(3.0), in: 0...5, step: 1, label: { Text("l") },
      tick: { $0 > 2 ? SliderTick($0) : nil })
    #expect(printed(stepped) == "Slider<Text, EmptyView>")
  }

  @Test func glassIsJoined() {
    struct Glasses: View {
      @Namespace var space

      var body: some View {
        Button(role: .close) {}.buttonStyle(.glass(.clear))
          .glassEffectUnion(id: 1, namespace: space).glassEffectTransition(.materialize)
      }
    }
    #expect(printed(Glasses().body).contains("GlassEffectUnionModifier<Int>"))
    #expect(printed(Glasses().body).contains("Button<DefaultButtonLabel>"))
  }

  @Test func toolbarsHaveSpacesAndTitles() {
    let view = EmptyView().toolbar {
      ToolbarItem(placement: .largeTitle) { Text("a") }
      ToolbarSpacer(.fixed)
      ToolbarItem(placement: .subtitle) { Text("b") }
    }
    #expect(
      printed(view).contains(
        "TupleToolbarContent<(ToolbarItem<(), Text>, ToolbarSpacer, ToolbarItem<(), Text>)>"))
  }

  @Test func labelsForAssistiveTechnologiesHaveConditions() {
    let view = Text("a").accessibilityDragPoint(.top, description: "up")
      .accessibilityDropPoint(.bottom, description: Text("down"))
      .accessibilityLabel("b", isEnabled: false)
    #expect(printed(view) == "ModifiedContent<Text, AccessibilityAttachmentModifier>")
  }

  @Test func gradientsOnGridsAreMadeOfPlacesAndColors() {
    let view = MeshGradient(
      width: 2, height: 1, locations: .points([.zero, .one]), colors: .colors([.red, .blue]))
    #expect(printed(Rectangle().fill(view)) == "_ShapeView<Rectangle, MeshGradient>")
    #expect(Color.red.exposureAdjust(2) != Color.red)
  }

  @Test func cornersAreConcentric() {
    let view = Color.red.clipShape(.rect(corners: .concentric, isUniform: true))
    #expect(printed(view) == "ModifiedContent<Color, _ClipEffect<ConcentricRectangle>>")
  }

  @Test func valuesOfTheEnvironmentAreWritten() {
    let view = EmptyView().buttonSizing(.flexible).lineHeight(.loose)
    #expect(
      printed(view)
        == "ModifiedContent<ModifiedContent<EmptyView, "
        + "_EnvironmentKeyWritingModifier<ButtonSizing>>, "
        + "_EnvironmentKeyWritingModifier<Optional<LineHeight>>>")
    var values = EnvironmentValues()
    values.sidebarRowSize = .small
    #expect(values.sidebarRowSize == .small && values.appearsActive)
  }
}
