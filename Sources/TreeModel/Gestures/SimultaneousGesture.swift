/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public var first: First
  public var second: Second

  public typealias Body = Never

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The values of both.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  /// Becomes `SimultaneousGesture<Self, Other>`.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > {
    SimultaneousGesture(self, other)
  }
}
