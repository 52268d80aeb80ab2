/// The `.bordered` style of a list.
nonisolated public struct BorderedListStyle: ListStyle, Sendable {
  public init() {}

  public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == BorderedListStyle {
  @_disfavoredOverload
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
}
