/// Draws a view made of a value from below in front of its content.
nonisolated public struct _OverlayPreferenceModifier<Key: PreferenceKey, Content: View>:
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

extension _OverlayPreferenceModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("overlay", \.builtContent)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _OverlayPreferenceModifier<K, V>>`.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_OverlayPreferenceModifier<K, V>(transform: transform, alignment: alignment))
  }

  /// Becomes `ModifiedContent<Self, _OverlayPreferenceModifier<Key, T>>`.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(_OverlayPreferenceModifier<Key, T>(transform: transform, alignment: .center))
  }
}
