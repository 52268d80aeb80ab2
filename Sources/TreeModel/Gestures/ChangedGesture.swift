/// A gesture with what is done while it goes on.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  package let content: Content
  package let action: (Content.Value) -> Void

  public typealias Value = Content.Value
  public typealias Body = Never
}

extension Gesture where Value: Equatable {
  /// Becomes `_ChangedGesture<Self>`.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
