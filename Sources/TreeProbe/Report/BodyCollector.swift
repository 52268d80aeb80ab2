import TreeModel
import ViewTree

/// Walks types from a root down and notes the body of each custom type on the way.
struct BodyCollector {
  private(set) var names = TypeNames()
  private(set) var bodies: [String: String] = [:]
  private var visited: Set<ObjectIdentifier> = []

  /// How often a generic custom type may stand among its own ancestors with growing arguments.
  private static let maximumGrowth = 6

  private struct Visit {
    let type: Any.Type
    /// For custom types around this one: how often each generic type was met.
    let ancestors: [String: Int]
  }

  mutating func name(of type: Any.Type) -> String { names.name(of: type) }

  /// Adds the bodies of all custom types that are reached from a type.
  mutating func collect(from root: Any.Type) {
    var pending = [Visit(type: root, ancestors: [:])]
    while let visit = pending.popLast() {
      guard visited.insert(ObjectIdentifier(visit.type)).inserted else { continue }
      guard let body = Self.bodyType(of: visit.type) else {
        let targets = Self.edges(of: visit.type).flatMap(\.targets)
        pending += targets.reversed().map { Visit(type: $0, ancestors: visit.ancestors) }
        continue
      }
      let name = names.name(of: visit.type)
      let base = String(name.prefix { $0 != "<" })
      var ancestors = visit.ancestors
      ancestors[base, default: 0] += 1
      guard ancestors[base, default: 0] <= Self.maximumGrowth else { continue }
      bodies[name] = names.name(of: body)
      pending.append(Visit(type: body, ancestors: ancestors))
    }
  }

  /// Returns the body's type of a custom view or modifier; nil for types that describe themselves.
  private static func bodyType(of type: Any.Type) -> Any.Type? {
    if type is any PrimitiveView.Type || type is any PrimitiveViewModifier.Type { return nil }
    if type is any Shape.Type || type is any LeafView.Type { return nil }
    if type is any GeometryEffect.Type { return nil }
    if let view = type as? any View.Type { return viewBody(view) }
    if let modifier = type as? any ViewModifier.Type { return modifierBody(modifier) }
    return nil
  }

  private static func viewBody<V: View>(_ type: V.Type) -> Any.Type { V.Body.self }

  private static func modifierBody<M: ViewModifier>(_ type: M.Type) -> Any.Type { M.Body.self }

  private static func edges(of type: Any.Type) -> [StructureEdge] {
    if let view = type as? any PrimitiveView.Type { return viewEdges(view) }
    if let modifier = type as? any PrimitiveViewModifier.Type { return modifierEdges(modifier) }
    return []
  }

  private static func viewEdges<V: PrimitiveView>(_ type: V.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<V>()
    V.structure(&recorder)
    return recorder.edges
  }

  private static func modifierEdges<M: PrimitiveViewModifier>(_ type: M.Type) -> [StructureEdge] {
    var recorder = StructureRecorder<M>()
    M.structure(&recorder)
    return recorder.edges
  }
}
