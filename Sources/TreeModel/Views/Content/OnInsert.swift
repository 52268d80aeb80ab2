/// What a list does when something is dropped between its rows.
package enum OnInsertTraitKey: _ViewTraitKey {
  package static var defaultValue: ((Int, [NSItemProvider]) -> Void)? { nil }
}

extension DynamicViewContent {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<OnInsertTraitKey>>`.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnInsertTraitKey>(value: action))
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<OnInsertTraitKey>>`.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnInsertTraitKey>(value: action))
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<OnInsertTraitKey>>`.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      _TraitWritingModifier<OnInsertTraitKey>(value: { index, providers in
        action(providers.compactMap { $0.value(of: T.self) }, index)
      }))
  }
}
