public import Foundation

/// The label of a section in the index of a list; the name is a guess.
package enum SectionIndexLabelTraitKey: _ViewTraitKey {
  package static var defaultValue: Text? { nil }
}

/// The space between a section and the edges of a list; the name is a guess.
package enum ListSectionMarginsTraitKey: _ViewTraitKey {
  package static var defaultValue: ListInsets? { nil }
}

extension EnvironmentValues {
  private enum ListSectionIndexVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  package var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexVisibilityKey.self] }
    set { self[ListSectionIndexVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<SectionIndexLabelTraitKey>>`; the key's name is
  /// a guess.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    _trait(SectionIndexLabelTraitKey.self, label)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<SectionIndexLabelTraitKey>>`.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    _trait(SectionIndexLabelTraitKey.self, label.map { Text($0) })
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Visibility>>`: a guess.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListSectionMarginsTraitKey>>`; the key's name is
  /// a guess.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    _trait(ListSectionMarginsTraitKey.self, length.map { ListInsets(edges, $0) })
  }
}
