/// Sends a value up the tree.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  public var value: Key.Value

  public typealias Body = Never

  public init(key: Key.Type = Key.self, value: Key.Value) {
    self.value = value
  }
}

extension _PreferenceWritingModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.erasedRole("leading", \.leadingItems)
    structure.erasedRole("trailing", \.trailingItems)
  }

  private var leadingItems: AnyView? { (value as? NavigationBarItemsKey.Value)?.leading }
  private var trailingItems: AnyView? { (value as? NavigationBarItemsKey.Value)?.trailing }
}

extension _PreferenceWritingModifier: Equatable where Key.Value: Equatable {}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<K>>`.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }
}
