/// The tint of a list's row.
package enum ListItemTintTraitKey: _ViewTraitKey {
  package static var defaultValue: ListItemTint? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListItemTintTraitKey>>`.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    _trait(ListItemTintTraitKey.self, tint)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListItemTintTraitKey>>`.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    _trait(ListItemTintTraitKey.self, tint.map { .fixed($0) })
  }
}

/// How a row of a list is tinted.
public struct ListItemTint: Sendable {
  package let tint: Color?
  package let isFixed: Bool

  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(tint: tint, isFixed: true)
  }

  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(tint: tint, isFixed: false)
  }

  public static let monochrome = ListItemTint(tint: nil, isFixed: true)
}
