/// What the toolbar of a view is for.
public struct ToolbarRole: Sendable {
  package let name: String

  public static var automatic: ToolbarRole { .init(name: "automatic") }
  public static var navigationStack: ToolbarRole { .init(name: "navigationStack") }
  public static var browser: ToolbarRole { .init(name: "browser") }
  public static var editor: ToolbarRole { .init(name: "editor") }
}

/// Says what the toolbar around its content is for.
nonisolated package struct ToolbarRoleModifier: ViewModifier {
  package var role: ToolbarRole

  package typealias Body = Never

  package init(role: ToolbarRole) {
    self.role = role
  }
}

extension ToolbarRoleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ToolbarRoleModifier>`; the modifier's name is a guess.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(ToolbarRoleModifier(role: role))
  }
}
