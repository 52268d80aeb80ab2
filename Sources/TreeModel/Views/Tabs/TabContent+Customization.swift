// How a user may change tabs.

/// Where the tabs of a tab view stand that adapts.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab may stand.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What a user may change of a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  public static var automatic: TabCustomizationBehavior { .init(name: "automatic") }
  public static var reorderable: TabCustomizationBehavior { .init(name: "reorderable") }
  public static var disabled: TabCustomizationBehavior { .init(name: "disabled") }
}

extension TabContent {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TabCustomizationBehaviorTraitKey>>`; the
  /// key's name is a guess.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    ModifiedContent(
      content: self,
      modifier: _TraitWritingModifier<TabCustomizationBehaviorTraitKey>(value: behavior))
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TabDefaultVisibilityTraitKey>>`; the key's
  /// name is a guess.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    ModifiedContent(
      content: self,
      modifier: _TraitWritingModifier<TabDefaultVisibilityTraitKey>(value: visibility))
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TabPlacementTraitKey>>`; the key's name is a
  /// guess.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    ModifiedContent(
      content: self, modifier: _TraitWritingModifier<TabPlacementTraitKey>(value: placement))
  }

  /// Becomes `ModifiedContent<Self, SectionActionsModifier<Content>>`, as of a view.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    ModifiedContent(content: self, modifier: SectionActionsModifier(actions: content()))
  }
}

/// What a user may change of a tab.
package enum TabCustomizationBehaviorTraitKey: _ViewTraitKey {
  package static var defaultValue: TabCustomizationBehavior { .automatic }
}

/// Whether a tab shows at first.
package enum TabDefaultVisibilityTraitKey: _ViewTraitKey {
  package static var defaultValue: Visibility { .automatic }
}

/// Where a tab may stand.
package enum TabPlacementTraitKey: _ViewTraitKey {
  package static var defaultValue: TabPlacement { .automatic }
}
