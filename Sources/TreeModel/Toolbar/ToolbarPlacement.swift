/// A bar that a toolbar fills.
public struct ToolbarPlacement: Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  public init<ID: Hashable>(id: ID) {
    name = "\(id)"
  }

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
