/// Adds commands to an app's menus.
nonisolated public struct CommandsModifier<Content: Commands>: _SceneModifier {
  package let content: Content

  public typealias Body = Never
}

extension CommandsModifier: PrimitiveSceneModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("commands", \.content)
  }
}

/// A modifier of scenes that says itself what it adds.
package protocol PrimitiveSceneModifier: _SceneModifier where Body == Never {
  /// Tells a visitor of the modifier's secondary children.
  nonisolated static func structure(_ structure: inout some Structure<Self>)
}

extension Scene {
  /// Becomes `ModifiedContent<Self, CommandsModifier<Content>>`.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    modifier(CommandsModifier(content: content()))
  }
}
