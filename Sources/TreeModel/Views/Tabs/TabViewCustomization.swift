/// What a user has changed of a tab view's tabs.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  public init() {}

  /// What a user has changed of a tab.
  public struct TabCustomization: Equatable, Codable, Sendable {
    private var tabBar: Bool?
    private var sidebar: Bool?

    public var tabBarVisibility: Visibility {
      get { Visibility(shown: tabBar) }
      set { tabBar = newValue.isShown }
    }

    public var sidebarVisibility: Visibility {
      get { Visibility(shown: sidebar) }
      set { sidebar = newValue.isShown }
    }
  }

  /// What a user has changed of a section of tabs.
  public struct SectionCustomization: Equatable, Codable, Sendable {
    public var tabOrder: [String]?

    public mutating func resetTabOrder() { tabOrder = nil }
  }

  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  public subscript(sectionID id: String) -> [String]? {
    get { self[section: id].tabOrder }
    set { self[section: id].tabOrder = newValue }
  }

  public mutating func resetVisibility() { tabs = [:] }

  public mutating func resetSectionOrder() { sections = [:] }

  public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }
}

extension Visibility {
  fileprivate init(shown: Bool?) {
    self = shown.map { $0 ? .visible : .hidden } ?? .automatic
  }

  fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}

extension View {
  /// Becomes `ModifiedContent<Self, TabViewCustomizationModifier>`; the modifier's name is a guess.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    modifier(TabViewCustomizationModifier(customization: customization))
  }

  /// Becomes `ModifiedContent<Self, DefaultAdaptableTabBarPlacementModifier>`; the modifier's name is
  /// a guess.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    modifier(DefaultAdaptableTabBarPlacementModifier(placement: placement))
  }
}

/// Keeps what a user changes of a tab view.
nonisolated package struct TabViewCustomizationModifier: ViewModifier, PrimitiveViewModifier {
  package let customization: Binding<TabViewCustomization>?

  public typealias Body = Never
}

/// Says where the tabs stand at first.
nonisolated package struct DefaultAdaptableTabBarPlacementModifier: ViewModifier,
  PrimitiveViewModifier
{
  package let placement: AdaptableTabBarPlacement

  public typealias Body = Never
}
