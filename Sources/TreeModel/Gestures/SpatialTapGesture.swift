public import Foundation

/// One or more taps and where they are.
nonisolated public struct SpatialTapGesture: Gesture {
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public typealias Body = Never

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Where a tap is.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint

    package init(location: CGPoint) {
      self.location = location
    }
  }
}
