/// The context of a preview, such as a widget's.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a preview's context.
public protocol PreviewContextKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The context of a preview.
package enum PreviewContextTraitKey: _ViewTraitKey {
  package static var defaultValue: (any PreviewContext)? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<PreviewContextTraitKey>>`.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    _trait(PreviewContextTraitKey.self, value)
  }
}
