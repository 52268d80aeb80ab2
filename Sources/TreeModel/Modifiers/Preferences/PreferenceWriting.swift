/// Writes a preference for the views above.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  public var value: Key.Value

  public typealias Body = Never

  public init(key: Key.Type = Key.self, value: Key.Value) {
    self.value = value
  }
}

extension _PreferenceWritingModifier: PrimitiveViewModifier {}
