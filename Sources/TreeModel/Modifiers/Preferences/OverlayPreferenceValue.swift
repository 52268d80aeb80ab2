/// Draws a view made of a value from below in front of its content.
nonisolated public struct _OverlayPreferenceModifier<Key: PreferenceKey, Content: View>:
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

extension _OverlayPreferenceModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("overlay", \.defaultContent)
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
