/// Draws a view made of a value from below behind its content.
nonisolated public struct _BackgroundPreferenceModifier<Key: PreferenceKey, Content: View>:
  ViewModifier
{
  public var transform: (Key.Value) -> Content
  public var alignment: Alignment

  public typealias Body = Never

  public init(transform: @escaping (Key.Value) -> Content, alignment: Alignment) {
    self.transform = transform
    self.alignment = alignment
  }

  /// The view for the key's default value; the runtime calls `transform` with the real one.
  package var defaultContent: () -> Content {
    { transform(Key.defaultValue) }
  }
}

extension _BackgroundPreferenceModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("background", \.defaultContent)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _BackgroundPreferenceModifier<K, V>>`.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_BackgroundPreferenceModifier<K, V>(transform: transform, alignment: alignment))
  }

  /// Becomes `ModifiedContent<Self, _BackgroundPreferenceModifier<Key, T>>`.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(_BackgroundPreferenceModifier<Key, T>(transform: transform, alignment: .center))
  }
}
