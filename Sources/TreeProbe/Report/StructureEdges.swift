package import TreeModel

/// Reads the edges that a type of the DSL declares.
package enum StructureEdges {
  /// Returns the edges of a type that describes itself; none for any other.
  package static func of(_ type: Any.Type) -> [StructureEdge] {
    if let view = type as? any PrimitiveView.Type { return edges(view) }
    if let modifier = type as? any PrimitiveViewModifier.Type { return edges(modifier) }
    if let scene = type as? any PrimitiveScene.Type { return edges(scene) }
    if let modifier = type as? any PrimitiveSceneModifier.Type { return edges(modifier) }
    if let content = type as? any PrimitiveToolbarContent.Type { return edges(content) }
    if let commands = type as? any PrimitiveCommands.Type { return edges(commands) }
    if let content = type as? any PrimitiveTableContent.Type { return edges(content) }
    if let modifier = type as? any PrimitiveTableRowModifier.Type { return edges(modifier) }
    return []
  }

  private static func edges<V: PrimitiveView>(_ type: V.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<V>()
    V.structure(&recorder)
    return recorder.edges
  }

  private static func edges<M: PrimitiveViewModifier>(_ type: M.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<M>()
    M.structure(&recorder)
    return recorder.edges
  }

  private static func edges<S: PrimitiveScene>(_ type: S.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<S>()
    S.structure(&recorder)
    return recorder.edges
  }

  private static func edges<M: PrimitiveSceneModifier>(_ type: M.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<M>()
    M.structure(&recorder)
    return recorder.edges
  }

  private static func edges<C: PrimitiveToolbarContent>(_ type: C.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<C>()
    C.structure(&recorder)
    return recorder.edges
  }

  private static func edges<C: PrimitiveCommands>(_ type: C.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<C>()
    C.structure(&recorder)
    return recorder.edges
  }

  private static func edges<C: PrimitiveTableContent>(_ type: C.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<C>()
    C.structure(&recorder)
    return recorder.edges
  }

  private static func edges<M: PrimitiveTableRowModifier>(_ type: M.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<M>()
    M.structure(&recorder)
    return recorder.edges
  }
}
