/// The `.insetGrouped` style of a list.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
