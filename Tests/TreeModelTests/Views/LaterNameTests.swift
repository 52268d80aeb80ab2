import Foundation
import SwiftUI
import Testing

@testable import TreeModel

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
    let size = fitted.proposedSize(
      for: PresentationSizingRoot(), context: PresentationSizingContext())
    #expect(size == ProposedViewSize(width: nil, height: 400))
    #expect(
      FormPresentationSizing().proposedSize(
        for: PresentationSizingRoot(), context: PresentationSizingContext()) == .unspecified)
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

  @Test func severalPartsOfATextAreReplacedByOne() {
    var text = AttributedString("abcdef")
    func place(_ offset: Int) -> AttributedString.Index {
      text.characters.index(text.startIndex, offsetBy: offset)
    }
    var selection = AttributedTextSelection(
      ranges: RangeSet([place(0)..<place(1), place(4)..<place(5)]))
    text.replaceSelection(&selection, withCharacters: "XY")
    #expect(String(text.characters) == "XYbcdf")
    #expect(selection.indices(in: text) == .insertionPoint(place(2)))
    selection = AttributedTextSelection(ranges: RangeSet())
    text.replaceSelection(&selection, withCharacters: "!")
    #expect(String(text.characters) == "XYbcdf!")
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
    #expect(
      view.modifier.properties.map(\.name) == ["accessibilityDragPoint", "accessibilityDropPoint"])
    let points = view.modifier.properties.compactMap { $0.value as? AccessibilityPoint }
    #expect(points.map(\.point) == [.top, .bottom])
    #expect(points.map(\.description) == [Text("up"), Text("down")])
  }

  @Test func whatIsNotEnabledIsNotTold() {
    let text = Text("a")
    let layers = [
      text.accessibilityDragPoint(.top, description: "up", isEnabled: false),
      text.accessibilityDragPoint(.top, description: Text("up"), isEnabled: false),
      text.accessibilityDragPoint(.top, description: String("up"), isEnabled: false),
      text.accessibilityDropPoint(.top, description: "up", isEnabled: false),
      text.accessibilityDropPoint(.top, description: Text("up"), isEnabled: false),
      text.accessibilityDropPoint(.top, description: String("up"), isEnabled: false),
      text.accessibilityScrollStatus("half", isEnabled: false),
      text.accessibilityScrollStatus(Text("half"), isEnabled: false),
      text.accessibilityScrollStatus(String("half"), isEnabled: false),
      text.accessibilityLabel("b", isEnabled: false),
    ]
    #expect(layers.allSatisfy { $0.modifier.properties.isEmpty })
    let further = text.accessibilityHint("h")
      .accessibilityDragPoint(.top, description: "up", isEnabled: false)
      .accessibilityDropPoint(.top, description: String("up"), isEnabled: false)
      .accessibilityScrollStatus(Text("half"), isEnabled: false)
      .accessibilityScrollStatus("whole")
    #expect(
      further.modifier.properties.map(\.name) == ["accessibilityHint", "accessibilityScrollStatus"])
  }

  @Test func insetsAreOfTheEdgesThatAreNamed() {
    let row = EmptyView().listRowInsets(.horizontal, 4)
    #expect(value(of: row) == "Optional(EdgeInsets(leading: 4.0, trailing: 4.0))")
    #expect(value(of: EmptyView().listRowInsets(.top, nil)) == "nil")
    #expect(
      value(of: EmptyView().listRowInsets(EdgeInsets()))
        == "Optional(EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0))")
    let section = EmptyView().listSectionMargins(.bottom, 2)
    #expect(value(of: section) == "Optional(EdgeInsets(bottom: 2.0))")
  }

  /// Returns what a trait is, as it describes itself.
  private func value(of view: some View) -> String {
    func child(_ name: String, of value: Any) -> Any? {
      Mirror(reflecting: value).children.first { $0.label == name }?.value
    }
    guard let modifier = child("modifier", of: view), let value = child("value", of: modifier)
    else {
      return "no trait"
    }
    return "\(value)"
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
