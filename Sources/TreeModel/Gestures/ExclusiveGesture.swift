/// One gesture or the other, the first before the second.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public var first: First
  public var second: Second

  public typealias Body = Never

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The value of the gesture that was made.
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Becomes `ExclusiveGesture<Self, Other>`.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > {
    ExclusiveGesture(self, other)
  }
}
