/// One gesture after the other.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public var first: First
  public var second: Second

  public typealias Body = Never

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The value of the gesture that goes on.
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Becomes `SequenceGesture<Self, Other>`.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > {
    SequenceGesture(self, other)
  }
}
