import Testing
import TreeModel
import TreeProbe
import ViewTree

/// Each view and modifier of the DSL says in its `structure` what the catalogue says in its row.
///
/// The types are not listed here: they are read from the image, and generic ones are made over
/// arguments that meet their requirements. A new one without a row fails, and so does a row whose
/// edges differ.
struct CatalogueTests {
  /// A primitive of the DSL: its name, its type and the edges that it declares.
  private struct Primitive {
    let name: String
    let type: Any.Type
    let edges: [StructureEdge]
  }

  /// The nominal types of the DSL.
  private static let types = ImageTypes().descriptors(loadedSince: .none)
    .filter { $0.moduleName == "TreeModel" }

  /// Arguments for generic types: the probe's own choice, then the samples.
  private static let arguments = GenericArguments(
    exampleTypes: ImageTypes().descriptors(loadedSince: .none).filter {
      $0.qualifiedName.hasPrefix("SampleArgument.")
        || ($0.moduleName == "TreeModel" && $0.qualifiedName.hasSuffix("Style"))
    })

  /// Not rows of the catalogue: the walk itself knows them.
  private static let walked: Set<String> = ["ModifiedContent", "_ViewModifier_Content"]

  @Test func everyPrimitiveHasARow() throws {
    let primitives = try Self.primitives()
    #expect(primitives.count > 30)
    let missing = primitives.map(\.name).filter { Catalogue.entry(named: $0) == nil }
    #expect(missing == [])
  }

  @Test func rowsHaveTheEdgesOfTheirTypes() throws {
    for primitive in try Self.primitives() {
      guard let entry = Catalogue.entry(named: primitive.name) else { continue }
      var names = TypeNames()
      let type = try TypeName(parsing: names.name(of: primitive.type))
      let arguments = type.arguments(of: 0).map { type.printed(at: $0, style: .qualified) }
      let declared = primitive.edges.map { description(of: $0, names: &names) }
      let listed = entry.edges.map { description(of: $0, arguments: arguments) }
      #expect(listed == declared, "\(primitive.name)")
    }
  }

  @Test func everyGenericPrimitiveIsChecked() {
    let conforming = LoadedConformances(
      to: (any PrimitiveView).self, (any PrimitiveViewModifier).self, (any PrimitiveScene).self,
      (any PrimitiveSceneModifier).self, (any PrimitiveToolbarContent).self,
      (any PrimitiveCommands).self, (any PrimitiveTableContent).self)
    let unmade = Self.types.filter { type in
      type.isGeneric && conforming.contains(type) && Self.arguments.instance(of: type) == nil
    }
    #expect(unmade.map(\.qualifiedName) == [])
  }

  private static func primitives() throws -> [Primitive] {
    types.compactMap { descriptor in
      let name = descriptor.qualifiedName
      guard !walked.contains(name), !name.hasPrefix("_Generic"),
        let type = descriptor.type ?? Self.arguments.instance(of: descriptor)
      else { return nil }
      guard Self.isPrimitive(type) else { return nil }
      return Primitive(name: name, type: type, edges: StructureEdges.of(type))
    }
  }

  private static func isPrimitive(_ type: Any.Type) -> Bool {
    type is any PrimitiveView.Type || type is any PrimitiveViewModifier.Type
      || type is any PrimitiveScene.Type || type is any PrimitiveSceneModifier.Type
      || type is any PrimitiveToolbarContent.Type || type is any PrimitiveCommands.Type
      || type is any PrimitiveTableContent.Type
  }

  private func description(of edge: StructureEdge, names: inout TypeNames) -> String {
    switch edge {
    case .content(let type): "content \(names.name(of: type))"
    case .list(let type): "list \(names.name(of: type))"
    case .role(let role, let type): "role \(role) \(names.name(of: type))"
    case .style(let role, let type): "style \(role) \(names.name(of: type))"
    case .erasedRole(let role): "erasedRole \(role)"
    case .tuple(let type): "tuple \(names.name(of: type))"
    case .branches(let first, let second):
      "branches \(names.name(of: first)) \(names.name(of: second))"
    case .optional(let type): "optional \(names.name(of: type))"
    case .identified(let type, let id): "identified \(names.name(of: type)) \(names.name(of: id))"
    case .rows(let type): "rows \(names.name(of: type))"
    case .shape(let type): "shape \(names.name(of: type))"
    case .modified: "modified"
    case .modifier(let type): "modifier \(names.name(of: type))"
    }
  }

  private func description(of edge: CatalogueEntry.Edge, arguments: [String]) -> String {
    func argument(_ index: Int) -> String {
      arguments.indices.contains(index) ? arguments[index] : "no argument \(index)"
    }
    return switch edge {
    case .content(let index): "content \(argument(index))"
    case .list(let index): "list \(argument(index))"
    case .role(let role, let index): "role \(role) \(argument(index))"
    case .style(let role, let index): "style \(role) \(argument(index))"
    case .erasedRole(let role): "erasedRole \(role)"
    case .tuple(let index): "tuple \(argument(index))"
    case .branches(let first, let second): "branches \(argument(first)) \(argument(second))"
    case .optional(let index): "optional \(argument(index))"
    case .identified(let content, let id): "identified \(argument(content)) \(argument(id))"
    case .rows(let index): "rows \(argument(index))"
    case .shape(let index): "shape \(argument(index))"
    case .modifier(let index): "modifier \(argument(index))"
    }
  }
}
