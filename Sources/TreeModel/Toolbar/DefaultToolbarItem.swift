/// An item that the system puts into a toolbar: a leaf.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  package let kind: ToolbarDefaultItemKind
  package let placement: ToolbarItemPlacement

  public typealias Body = Never

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }
}

extension DefaultToolbarItem: PrimitiveToolbarContent {}
