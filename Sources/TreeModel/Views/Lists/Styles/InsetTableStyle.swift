/// The `.inset` style of a table.
nonisolated public struct InsetTableStyle: TableStyle, Sendable {
  public init() {}

  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == InsetTableStyle {
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}
