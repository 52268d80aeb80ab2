import TreeModel
import ViewTree

/// Walks types from a root down and notes the body of each custom type on the way.
struct BodyCollector {
  private(set) var names = TypeNames(protocols: LoadedProtocols.names)
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

  /// Returns a type's name with its parents, without module and arguments: `Text.Fancy` for
  /// `(extension in Main):SwiftUI.Text.Fancy`.
  mutating func rootName(of type: Any.Type) -> String {
    var name = ""
    var depth = 0
    for character in names.name(of: type) {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case ":" where depth == 0: name = ""
      default: if depth == 0 { name.append(character) }
      }
    }
    return name.split(separator: ".").dropFirst().joined(separator: ".")
  }

  /// Adds the bodies of all custom types that are reached from a type.
  mutating func collect(from root: Any.Type) {
    var pending = [Visit(type: root, ancestors: [:])]
    while let visit = pending.popLast() {
      guard visited.insert(ObjectIdentifier(visit.type)).inserted else { continue }
      guard let body = Self.bodyType(of: visit.type) else {
        let targets = StructureEdges.of(visit.type).flatMap(\.targets)
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

  /// Returns the body's type of a custom type; nil for types that describe themselves.
  private static func bodyType(of type: Any.Type) -> Any.Type? {
    if isPrimitive(type) || type is any Shape.Type || type is any LeafView.Type { return nil }
    if type is any GeometryEffect.Type { return nil }
    if let view = type as? any View.Type { return viewBody(view) }
    if let modifier = type as? any ViewModifier.Type { return modifierBody(modifier) }
    if let scene = type as? any Scene.Type { return sceneBody(scene) }
    if let app = type as? any App.Type { return appBody(app) }
    if let content = type as? any ToolbarContent.Type { return toolbarBody(content) }
    if let commands = type as? any Commands.Type { return commandsBody(commands) }
    return nil
  }

  private static func viewBody<V: View>(_ type: V.Type) -> Any.Type { V.Body.self }

  private static func modifierBody<M: ViewModifier>(_ type: M.Type) -> Any.Type { M.Body.self }

  private static func sceneBody<S: Scene>(_ type: S.Type) -> Any.Type { S.Body.self }

  private static func appBody<A: App>(_ type: A.Type) -> Any.Type { A.Body.self }

  private static func toolbarBody<C: ToolbarContent>(_ type: C.Type) -> Any.Type { C.Body.self }

  private static func commandsBody<C: Commands>(_ type: C.Type) -> Any.Type { C.Body.self }

  private static func isPrimitive(_ type: Any.Type) -> Bool {
    type == Never.self || type is any PrimitiveView.Type
      || type is any PrimitiveViewModifier.Type || type is any PrimitiveScene.Type
      || type is any PrimitiveSceneModifier.Type || type is any PrimitiveToolbarContent.Type
      || type is any PrimitiveCommands.Type || type is any PrimitiveTableContent.Type
      || type is any PrimitiveTableRowModifier.Type
  }
}
