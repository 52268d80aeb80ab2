import SwiftSyntax
import ViewTree

/// Finds the views of a file that can be made without arguments.
///
/// It reads the source alone: the compiler has the last word, and where it finds fault with what is
/// written for an instance, the example is compiled without.
struct InstanceFinder {
  /// The names of the views, as the source has them.
  private(set) var names: [String] = []

  private var types: [Found] = []
  private var extensions: [String: Members] = [:]

  /// The property wrappers of the file that need nothing: `@Clock var now`.
  private let wrappers: Set<String>

  /// A struct that code at the end of the file can name.
  private struct Found {
    let name: String
    var members: Members
  }

  /// What a struct or an extension says.
  private struct Members {
    var conformances: Set<String> = []
    var initializers: [InitializerDeclSyntax] = []
    var properties: [VariableDeclSyntax] = []
  }

  /// Finds the views of a file, in source order.
  init(in tree: SourceFileSyntax) {
    wrappers = WrapperFinder(in: tree).names
    for statement in tree.statements {
      if case .decl(let declaration) = statement.item { add(declaration, in: []) }
    }
    names = types.compactMap { type in
      let more = extensions[type.name] ?? Members()
      let conformances = type.members.conformances.union(more.conformances)
      guard conformances.contains("View") else { return nil }
      let all = type.members.initializers + more.initializers
      let hasMemberwise =
        type.members.initializers.isEmpty
        && !type.members.properties.contains { $0.needsArgument(wrappers: wrappers) }
      return hasMemberwise || all.contains(where: \.needsNoArguments) ? type.name : nil
    }
  }

  private mutating func add(_ declaration: DeclSyntax, in scope: [String]) {
    if let group = declaration.as(ExtensionDeclSyntax.self) {
      let names = group.extendedType.nominalNames
      guard scope.isEmpty, group.genericWhereClause == nil else { return }
      let members = members(group.memberBlock, group.inheritanceClause)
      let name = names.joined(separator: ".")
      extensions[name, default: Members()].conformances.formUnion(members.conformances)
      extensions[name, default: Members()].initializers += members.initializers
      addNested(in: group.memberBlock, scope: names)
    } else if let type = declaration.asProtocol((any NamedDeclSyntax).self),
      let group = declaration.asProtocol((any DeclGroupSyntax).self)
    {
      let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)
      let isHidden = !scope.isEmpty && group.modifiers.contains { $0.name.text == "private" }
      guard generics?.genericParameterClause == nil, !isHidden else { return }
      let names = scope + [type.name.text]
      if declaration.is(StructDeclSyntax.self) {
        types.append(
          Found(
            name: names.joined(separator: "."),
            members: members(group.memberBlock, group.inheritanceClause)))
      }
      addNested(in: group.memberBlock, scope: names)
    }
  }

  private mutating func addNested(in block: MemberBlockSyntax, scope: [String]) {
    for member in block.members { add(member.decl, in: scope) }
  }

  private func members(
    _ block: MemberBlockSyntax, _ inheritance: InheritanceClauseSyntax?
  ) -> Members {
    let declarations = block.members.map(\.decl)
    return Members(
      conformances: Set(inheritance?.inheritedTypes.flatMap(\.type.conformanceNames) ?? []),
      initializers: declarations.compactMap { $0.as(InitializerDeclSyntax.self) },
      properties: declarations.compactMap { $0.as(VariableDeclSyntax.self) })
  }
}

// MARK: - Writing

extension InstanceFinder {
  /// Returns the code that lets the probe make the instances; empty where there are none.
  ///
  /// - Parameter snippet: the file's bare view expressions.
  /// - Returns: Swift code that starts with a line break.
  func code(snippet: Snippet) -> String {
    var names = names
    let properties = snippet.properties.compactMap { $0.item.as(VariableDeclSyntax.self) }
    if !snippet.isEmpty, !properties.contains(where: { $0.needsArgument(wrappers: wrappers) }) {
      names.append(SourceSummary.snippetTypeName)
    }
    guard !names.isEmpty else { return "" }
    let lines = names.map { name in
      "extension \(name): SwiftUI._Instantiable { "
        + "public static func _instance() -> Self { Self() } }\n"
    }
    return "\n#sourceLocation(file: \"<treeviz>\", line: 1)\n" + lines.joined()
  }
}

extension TypeSyntax {
  /// The names of the protocols that a type in an inheritance clause stands for.
  fileprivate var conformanceNames: [String] {
    if let composition = `as`(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.conformanceNames)
    }
    if let attributed = `as`(AttributedTypeSyntax.self) {
      return attributed.baseType.conformanceNames
    }
    return [nominalNames.last ?? ""]
  }
}
