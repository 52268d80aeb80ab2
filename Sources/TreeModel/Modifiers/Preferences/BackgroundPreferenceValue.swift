/// Draws a view made of a value from below behind its content.
nonisolated public struct _BackgroundPreferenceModifier<Key: PreferenceKey, Content: View>:
  ViewModifier
{
  public var transform: (Key.Value) -> Content
  public var alignment: Alignment

  /// The value that the content sends; nil before it is known.
  package var collected: Key.Value?

  public typealias Body = Never

  public init(transform: @escaping (Key.Value) -> Content, alignment: Alignment) {
    self.transform = transform
    self.alignment = alignment
  }

  /// The view for the value that the content sends, or for the key's default.
  package var builtContent: () -> Content {
    { transform(collected ?? Key.defaultValue) }
  }
}

extension _BackgroundPreferenceModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("background", \.builtContent)
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
