public import Foundation

/// What a list does when rows are moved.
package enum OnMoveTraitKey: _ViewTraitKey {
  package static var defaultValue: ((IndexSet, Int) -> Void)? { nil }
}

extension DynamicViewContent {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<OnMoveTraitKey>>`.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_TraitWritingModifier<OnMoveTraitKey>(value: action))
  }
}
