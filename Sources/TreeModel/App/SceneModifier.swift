/// A modifier of scenes.
@MainActor @preconcurrency
public protocol _SceneModifier {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency func body(content: Self.SceneContent) -> Self.Body

  typealias SceneContent = _SceneModifier_Content<Self>
}

extension _SceneModifier where Body == Never {
  /// Traps: a primitive modifier has no body.
  public func body(content: SceneContent) -> Never {
    preconditionFailure("'\(Self.self)' has no body: it is a primitive modifier")
  }
}

/// Stands for the modified scene in a modifier's body: a leaf.
nonisolated public struct _SceneModifier_Content<Modifier: _SceneModifier>: Scene {
  public typealias Body = Never
}

extension _SceneModifier_Content: PrimitiveScene {}

extension ModifiedContent: Scene, _PrimitiveScene, PrimitiveScene
where Content: Scene, Modifier: _SceneModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.modified(\.content, by: \.modifier)
  }
}

extension Scene {
  nonisolated package func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
