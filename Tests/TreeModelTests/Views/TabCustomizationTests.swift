import SwiftUI
import Testing

@MainActor @Suite struct TabCustomizationTests {
  @Test func tabsSayWhatTheirUserMayChange() {
    let tabs = TabView(selection: .constant(0)) {
      Tab("A", systemImage: "a", value: 0) { Text("a") }
        .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      TabSection("More") {
        Tab("B", systemImage: "b", value: 1) { Text("b") }
          .defaultVisibility(.hidden, for: .tabBar)
          .tabPlacement(.sidebarOnly)
      }
      .sectionActions { Button("Add") {} }
    }
    .tabViewCustomization(.constant(TabViewCustomization()))
    .defaultAdaptableTabBarPlacement(.sidebar)
    let type = printed(tabs)
    for part in [
      "_TraitWritingModifier<TabCustomizationBehaviorTraitKey>",
      "_TraitWritingModifier<TabDefaultVisibilityTraitKey>",
      "_TraitWritingModifier<TabPlacementTraitKey>", "SectionActionsModifier<Button<Text>>",
      "TabViewCustomizationModifier>", "DefaultAdaptableTabBarPlacementModifier>",
    ] {
      #expect(type.contains(part))
    }
  }

  @Test func tabsAreDraggedAndToldAsViewsAre() {
    let tab = Tab("A", systemImage: "a") { Text("a") }
      .draggable("a")
      .dropDestination(for: String.self) { _ in }
      .springLoadingBehavior(.enabled)
      .accessibilityLabel("first", isEnabled: false)
      .accessibilityValue(Text("one"))
      .accessibilityInputLabels(["one", "first"])
    let type = printed(tab)
    for part in [
      "DraggableModifier<String>", "DropDestinationModifier<String>",
      "_EnvironmentKeyWritingModifier<SpringLoadingBehavior>",
      "AccessibilityAttachmentModifier>, AccessibilityAttachmentModifier>",
    ] {
      #expect(type.contains(part), "\(type)")
    }
  }

  @Test func customizationsAreKeptAndReset() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].tabBarVisibility = .hidden
    customization[sidebarVisibility: "a"] = .visible
    customization[section: "more"].tabOrder = ["b", "a"]
    #expect(customization[tab: "a"].sidebarVisibility == .visible)
    #expect(customization[sectionID: "more"] == ["b", "a"])

    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)

    customization.resetVisibility()
    #expect(customization[tab: "a"].tabBarVisibility == .automatic)
    customization.resetSectionOrder()
    #expect(customization == TabViewCustomization())
  }

  @Test func storageTakesCustomizations() {
    @AppStorage("tabs.of.this.test") var tabs: TabViewCustomization
    @SceneStorage("columns") var columns: TableColumnCustomization<Card>
    #expect(tabs == TabViewCustomization())
    #expect(columns == TableColumnCustomization<Card>())
  }
}
