/// The `.elliptical` style of a list.
nonisolated public struct EllipticalListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  @_disfavoredOverload
  nonisolated public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
