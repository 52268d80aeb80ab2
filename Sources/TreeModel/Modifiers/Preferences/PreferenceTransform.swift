/// Changes a preference of its content for the views above.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  public var transform: (inout Key.Value) -> Void

  public typealias Body = Never

  public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }
}

extension _PreferenceTransformModifier: PrimitiveViewModifier {}
