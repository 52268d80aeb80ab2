/// The `.plain` style of a list.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
