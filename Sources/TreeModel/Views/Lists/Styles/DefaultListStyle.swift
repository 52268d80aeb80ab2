/// The `.automatic` style of a list.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
