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

  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
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
