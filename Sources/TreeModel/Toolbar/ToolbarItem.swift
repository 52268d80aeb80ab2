/// An item of a toolbar: its content is a list.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public let id: ID
  package let placement: ToolbarItemPlacement
  package let content: Content

  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    id = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}
