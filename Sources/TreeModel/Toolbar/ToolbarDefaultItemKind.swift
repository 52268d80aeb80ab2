/// An item that a toolbar has by itself.
public struct ToolbarDefaultItemKind: Sendable {
  package let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// Takes an item from the toolbar.
nonisolated package struct ToolbarItemRemovalModifier: ViewModifier {
  package var kind: ToolbarDefaultItemKind?

  package typealias Body = Never

  package init(kind: ToolbarDefaultItemKind?) {
    self.kind = kind
  }
}

extension ToolbarItemRemovalModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ToolbarItemRemovalModifier>`; the modifier's name is a guess.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(ToolbarItemRemovalModifier(kind: defaultItemKind))
  }
}
