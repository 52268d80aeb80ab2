public import Foundation

/// The space around a section.
package enum ListSectionSpacingTraitKey: _ViewTraitKey {
  package static var defaultValue: ListSectionSpacing? { nil }
}

extension View {
  /// Becomes two layers: a trait for a section and an environment writer for a list.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    _trait(ListSectionSpacingTraitKey.self, spacing).environment(\.listSectionSpacing, spacing)
  }

  /// Becomes two layers: a trait for a section and an environment writer for a list.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}

extension EnvironmentValues {
  private enum ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing? { nil }
  }

  package var listSectionSpacing: ListSectionSpacing? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  package let name: String
  package let length: CGFloat?

  public static let `default` = ListSectionSpacing(name: "default", length: nil)
  public static let compact = ListSectionSpacing(name: "compact", length: nil)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom", length: spacing)
  }
}
