/// The tab view style `sidebarAdaptable`.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

/// The tab view style `tabBarOnly`.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  nonisolated public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
