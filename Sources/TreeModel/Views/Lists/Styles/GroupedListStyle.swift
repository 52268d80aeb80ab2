/// The `.grouped` style of a list.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
