/// How large the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable {
  case small
  case medium
  case large
}

extension EnvironmentValues {
  private enum SidebarRowSizeKey: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
  }

  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
