/// The value that stands for a view in a selection.
package struct TagValueTraitKey<V: Hashable>: _ViewTraitKey {
  package enum Value {
    case untagged
    case tagged(V)
  }

  package static var defaultValue: Value { .untagged }
}

extension TagValueTraitKey.Value: CustomStringConvertible {
  package var description: String {
    switch self {
    case .untagged: "untagged"
    case .tagged(let value): "\(value)"
    }
  }
}

/// Whether a view is no choice of a selection.
package enum IsAuxiliaryContentTraitKey: _ViewTraitKey {
  package static var defaultValue: Bool { false }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>>`.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    _trait(TagValueTraitKey<V>.self, .tagged(tag))
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TagValueTraitKey<V>>>`, whatever is included:
  /// selections of optionals take each tag of the wrapped type here.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    self.tag(tag)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<IsAuxiliaryContentTraitKey>>`.
  nonisolated public func _untagged() -> some View {
    _trait(IsAuxiliaryContentTraitKey.self, true)
  }
}
