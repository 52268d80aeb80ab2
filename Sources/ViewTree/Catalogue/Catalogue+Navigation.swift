extension Catalogue {
  /// Views that one moves about in.
  static let navigationEntries: [CatalogueEntry] = [
    .view("NavigationView", .container, .list(0)),
    .view("NavigationStack", .container, .list(1)),
    .view(
      "NavigationSplitView", .container, .role("sidebar", 0), .role("content", 1),
      .role("detail", 2)),
    .view("NavigationLink", .container, .list(0), .role("destination", 1)),
    .view("TabView", .container, .list(1)),
    .view("Tab", .container, .role("label", 2), .list(1)),
    .view("TabSection", .container, .role("header", 0), .list(1)),
    .view("DefaultTabLabel", .leaf),
    .modifier("TabBarMinimizeBehaviorModifier", "tabBarMinimizeBehavior"),
    .modifier(
      "TabViewBottomAccessoryModifier", "tabViewBottomAccessory",
      .role("tabViewBottomAccessory", 0)),
    .modifier(
      "TabViewSidebarHeaderModifier", "tabViewSidebarHeader", .role("tabViewSidebarHeader", 0)),
    .modifier(
      "TabViewSidebarFooterModifier", "tabViewSidebarFooter", .role("tabViewSidebarFooter", 0)),
    .modifier(
      "TabViewSidebarBottomBarModifier", "tabViewSidebarBottomBar",
      .role("tabViewSidebarBottomBar", 0)),
    .modifier("TabViewSearchActivationModifier", "tabViewSearchActivation"),
    .modifier("TabViewCustomizationModifier", "tabViewCustomization"),
    .modifier("DefaultAdaptableTabBarPlacementModifier", "defaultAdaptableTabBarPlacement"),
    .modifier("NavigationTransitionModifier", "navigationTransition"),
    .modifier("MatchedTransitionSourceModifier", "matchedTransitionSource"),
  ]
}
