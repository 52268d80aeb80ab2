/// How wide a space is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  public static let fixed = SpacerSizing(name: "fixed")
  public static let flexible = SpacerSizing(name: "flexible")
}

/// A space between items of a toolbar: a leaf.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  package let sizing: SpacerSizing
  package let placement: ToolbarItemPlacement

  public typealias Body = Never

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: PrimitiveToolbarContent {}
