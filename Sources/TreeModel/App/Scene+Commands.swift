public import Foundation

/// Removes or replaces the commands of a scene; the name is a guess.
nonisolated package struct CommandsReplacedModifier<Content: Commands>: _SceneModifier {
  package let content: Content

  public typealias Body = Never
}

extension CommandsReplacedModifier: PrimitiveSceneModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("commands", \.content)
  }
}

extension Scene {
  /// Becomes `ModifiedContent<Self, CommandsReplacedModifier<EmptyCommands>>`.
  nonisolated public func commandsRemoved() -> some Scene {
    modifier(CommandsReplacedModifier(content: EmptyCommands()))
  }

  /// Becomes `ModifiedContent<Self, CommandsReplacedModifier<Content>>`.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    modifier(CommandsReplacedModifier(content: content()))
  }

  /// Becomes `ModifiedContent<Self, TransformSceneListModifier>`; the modifier is a guess.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    modifier(TransformSceneListModifier())
  }

  /// Becomes `ModifiedContent<Self, TransformSceneListModifier>`; the modifier is a guess.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modifier(TransformSceneListModifier())
  }
}
