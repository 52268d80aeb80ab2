/// One or more taps.
nonisolated public struct TapGesture: Gesture {
  public var count: Int

  public typealias Value = ()
  public typealias Body = Never

  public init(count: Int = 1) {
    self.count = count
  }
}
