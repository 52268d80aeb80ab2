import SwiftSyntax
import ViewTree

/// Finds the types of a file with their properties, and the names that code at its end can use.
final class TypeFinder: SyntaxAnyVisitor {
  private(set) var types: [FoundType] = []

  /// The values of the environment that the file declares.
  private(set) var environmentValues: [FoundProperty] = []

  /// What extensions add, by the name of the type.
  private(set) var extensions: [(name: String, properties: [FoundProperty])] = []

  /// The names of types, functions and properties outside of functions, by the name of the type that they are
  /// declared in: an empty one for those outside of types.
  private(set) var names: [String: Set<String>] = [:]

  /// The properties with a wrapper that are declared in functions, accessors or closures.
  private(set) var localProperties: Set<String> = []

  private let file: Int
  private var scopes = [Scope()]

  /// What a declaration stands in.
  private struct Scope {
    var names: [String] = []
    var isGeneric = false
    var isHidden = false
    var isLocal = false
    var isInType = false

    /// The name of the type; empty outside of types.
    var name: String { names.joined(separator: ".") }
  }

  init(file: Int, tree: SourceFileSyntax) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    addSnippet(Snippet(in: tree))
    walk(tree)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let scope = scope(of: node) { scopes.append(scope) }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if node.opensScope { scopes.removeLast() }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let scope = scopes.last ?? Scope()
    let found = node.foundProperties()
    if scope.isLocal, !scope.isInType {
      localProperties.formUnion(found.filter { $0.wrapper != nil }.map(\.name))
    } else {
      names[scope.name, default: []].formUnion(found.map(\.name))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let scope = scopes.last ?? Scope()
    if !scope.isLocal { names[scope.name, default: []].insert(node.name.identifierText) }
    return .visitChildren
  }

  private func addSnippet(_ snippet: Snippet) {
    guard !snippet.isEmpty else { return }
    let variables = snippet.properties.compactMap { $0.item.as(VariableDeclSyntax.self) }
    types.append(
      FoundType(
        name: "snippet", codeName: SourceSummary.snippetTypeName, kind: .struct, file: file,
        properties: variables.flatMap { $0.foundProperties() }))
  }
}

// MARK: - Scopes

extension TypeFinder {
  /// Returns what is declared in a node, if it opens a scope; a type is noted on the way.
  private func scope(of node: Syntax) -> Scope? {
    guard node.opensScope else { return nil }
    var scope = scopes.last ?? Scope()
    let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
    let properties = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap { $0.foundProperties() }
    if let type = node.asProtocol((any NamedDeclSyntax).self) {
      let group = node.asProtocol((any DeclGroupSyntax).self)
      let isNested = !scope.names.isEmpty
      scope.names.append(type.name.identifierText)
      scope.isInType = true
      let generics = node.asProtocol((any WithGenericParametersSyntax).self)
      if generics?.genericParameterClause != nil { scope.isGeneric = true }
      if isNested, group?.modifiers.contains(where: { $0.name.text == "private" }) == true {
        scope.isHidden = true
      }
      if !scope.isLocal {
        let around = scope.names.dropLast().joined(separator: ".")
        names[around, default: []].insert(type.name.identifierText)
      }
      add(node, scope, inherited: group?.inheritanceClause, properties)
    } else if let group = node.as(ExtensionDeclSyntax.self) {
      scope.names = group.extendedType.nominalNames
      scope.isInType = true
      if scope.names.last == "EnvironmentValues" {
        environmentValues += properties
      } else {
        extensions.append((scope.names.joined(separator: "."), properties))
      }
    } else {
      scope.names = []
      scope.isLocal = true
      scope.isInType = false
    }
    return scope
  }

  private func add(
    _ node: Syntax, _ scope: Scope, inherited: InheritanceClauseSyntax?,
    _ properties: [FoundProperty]
  ) {
    let kind: FoundType.Kind =
      switch node.kind {
      case .classDecl: .class
      case .enumDecl: .enum
      case .actorDecl: .actor
      default: .struct
      }
    let name = scope.names.joined(separator: ".")
    types.append(
      FoundType(
        name: name, codeName: name, kind: kind, file: file, isGeneric: scope.isGeneric,
        isHidden: scope.isHidden, isLocal: scope.isLocal,
        inherited: inherited?.inheritedTypes.compactMap { $0.type.nominalNames.last } ?? [],
        properties: properties))
  }
}

// MARK: - Properties

extension VariableDeclSyntax {
  /// Returns the properties that are declared, computed ones too.
  fileprivate func foundProperties() -> [FoundProperty] {
    let wrapper = wrapper
    return bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      let type = binding.typeAnnotation?.type ?? bindings.last?.typeAnnotation?.type
      return FoundProperty(
        name: name.identifierText, wrapper: wrapper?.attributeName.nominalNames.last,
        argument: wrapper?.arguments?.trimmedDescription ?? "",
        type: type?.trimmedDescription ?? binding.initializer?.value.literalType
          ?? wrapper?.givenType,
        isStatic: modifiers.contains { ["static", "class"].contains($0.name.text) },
        isConstant: bindingSpecifier.text == "let")
    }
  }
}

extension ExprSyntax {
  /// The type of a string literal, and of a call of an initialiser: `Cart()`.
  fileprivate var literalType: String? {
    if `is`(StringLiteralExprSyntax.self) { return "String" }
    let callee = `as`(FunctionCallExprSyntax.self)?.calledExpression
    let name = callee?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    return name?.first?.isUppercase == true ? name : nil
  }
}

extension AttributeSyntax {
  /// The type that a property wrapper is given: `@Environment(Cart.self)`.
  fileprivate var givenType: String? {
    let argument = arguments?.trimmedDescription ?? ""
    return argument.hasSuffix(".self") ? String(argument.dropLast(5)) : nil
  }
}
