/// The `.bordered` style of a table.
nonisolated public struct BorderedTableStyle: TableStyle, Sendable {
  public init() {}

  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == BorderedTableStyle {
  @_disfavoredOverload
  nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}
