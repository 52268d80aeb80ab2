/// What a list does when something is dropped between its rows.
package enum OnInsertTraitKey: _ViewTraitKey {
  package static var defaultValue: RowInsertion? { nil }
}

/// What is taken between rows, and what is done with it.
package struct RowInsertion: CustomStringConvertible {
  /// What is taken, in words.
  package let accepted: String

  /// Returns whether something is taken.
  package let takes: (NSItemProvider) -> Bool

  /// Is given the place, and what comes there.
  package let action: (Int, [NSItemProvider]) -> Void

  /// Takes what is of one of several types of data.
  package init(types: [String], action: @escaping (Int, [NSItemProvider]) -> Void) {
    accepted = types.joined(separator: ", ")
    takes = { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
    self.action = action
  }

  /// Takes what can be made a value of a type.
  package init<T: Transferable>(of type: T.Type, action: @escaping ([T], Int) -> Void) {
    accepted = "\(type)"
    takes = { $0.value(of: type) != nil }
    self.action = { index, providers in
      action(providers.compactMap { $0.value(of: type) }, index)
    }
  }

  package var description: String { accepted }
}

extension DynamicViewContent {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<OnInsertTraitKey>>`.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<OnInsertTraitKey>>`.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      _TraitWritingModifier<OnInsertTraitKey>(
        value: RowInsertion(types: acceptedTypeIdentifiers, action: action)))
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<OnInsertTraitKey>>`.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      _TraitWritingModifier<OnInsertTraitKey>(value: RowInsertion(of: payloadType, action: action)))
  }
}
