/// A gesture with what is done at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  package let content: Content
  package let action: (Content.Value) -> Void

  public typealias Value = Content.Value
  public typealias Body = Never
}

extension Gesture {
  /// Becomes `_EndedGesture<Self>`.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}
