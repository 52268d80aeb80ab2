/// The `.automatic` style of a table.
nonisolated public struct AutomaticTableStyle: TableStyle, Sendable {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
