/// The `.carousel` style of a list.
nonisolated public struct CarouselListStyle: ListStyle, Sendable {
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  @_disfavoredOverload
  nonisolated public static var carousel: CarouselListStyle { CarouselListStyle() }
}
