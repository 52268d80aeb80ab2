/// The `.inset` style of a list.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  public init() {}

  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
