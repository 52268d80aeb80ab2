/// Builds a scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    _TupleScene((repeat each content))
  }

  /// What an `if #available` holds; as in SwiftUI, a scene is under no other condition.
  public static func buildOptional<Content: Scene & _LimitedAvailabilitySceneMarker>(
    _ content: Content?
  ) -> some Scene {
    content
  }

  public static func buildLimitedAvailability<Content: Scene>(
    _ content: Content
  ) -> some Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(content: content)
  }
}

/// Several scenes: no node of the tree, but its elements are.
nonisolated public struct _TupleScene<T>: Scene {
  public var value: T

  public typealias Body = Never

  package init(_ value: T) {
    self.value = value
  }
}

extension _TupleScene: PrimitiveScene {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.tuple(\.value)
  }
}

/// Marks a scene that not every system has.
public protocol _LimitedAvailabilitySceneMarker {}

/// A scene that not every system has; that it has a parameter is a guess.
nonisolated package struct LimitedAvailabilityScene<Content: Scene>: Scene,
  _LimitedAvailabilitySceneMarker
{
  package let content: Content

  package typealias Body = Never
}

extension LimitedAvailabilityScene: PrimitiveScene {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.content(\.content)
  }
}

extension Optional: Scene, _PrimitiveScene, PrimitiveScene where Wrapped: Scene {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.optional(\.self)
  }
}
