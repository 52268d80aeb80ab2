/// A key of a value that a custom layout reads from its subviews.
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The trait that holds a layout value.
public struct _LayoutTrait<Key: LayoutValueKey>: _ViewTraitKey {
  public static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<_LayoutTrait<K>>>`.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    _trait(_LayoutTrait<K>.self, value)
  }
}
