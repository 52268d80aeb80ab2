/// The `.sidebar` style of a list.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
