public import Foundation

/// What a list does when rows are deleted.
package enum OnDeleteTraitKey: _ViewTraitKey {
  package static var defaultValue: ((IndexSet) -> Void)? { nil }
}

extension DynamicViewContent {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<OnDeleteTraitKey>>`.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnDeleteTraitKey>(value: action))
  }
}
