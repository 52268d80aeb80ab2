import SwiftSyntax

/// Finds the public declarations of a file.
final class PublicDeclarationFinder: SyntaxAnyVisitor {
  private(set) var found: [PublicDeclaration] = []
  private(set) var traits: [String: Set<String>] = [:]

  /// The types around a declaration: the name of each with those around it.
  private var owners: [String] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self)
      || node.is(InitializerClauseSyntax.self)
    {
      return .skipChildren
    }
    if let type = node.asProtocol((any DeclGroupSyntax).self) { enter(type) }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if node.isProtocol((any DeclGroupSyntax).self) { owners.removeLast() }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = labels(of: node.signature.parameterClause)
    append(.function, node.name.plainText, labels, node)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    append(.initialiser, "init", labels(of: node.signature.parameterClause), node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      append(.variable, name.identifier.plainText, "", node)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      append(.variable, element.name.plainText, "", node, isStatic: true)
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    append(.type, node.name.plainText, "", node)
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    let isExpression = node.attributes.trimmedDescription.contains("@freestanding")
    append(.macro, (isExpression ? "#" : "@") + node.name.plainText, "", node)
    return .skipChildren
  }
}

// MARK: - Declarations

extension PublicDeclarationFinder {
  private func enter(_ type: any DeclGroupSyntax) {
    var name = (owners.last.map { $0 + "." } ?? "")
    if let named = type.asProtocol((any NamedDeclSyntax).self) {
      append(.type, named.name.plainText, "", type)
      name += named.name.plainText
    } else if let extended = type.as(ExtensionDeclSyntax.self)?.extendedType {
      name += extended.as(IdentifierTypeSyntax.self)?.name.plainText ?? extended.trimmedDescription
    }
    owners.append(name)
    let inherited = type.inheritanceClause?.inheritedTypes.map { $0.type.lastName } ?? []
    let attributes = type.attributes.map(\.trimmedDescription)
    traits[name, default: []].formUnion(inherited + attributes)
  }

  private func append(
    _ kind: PublicDeclaration.Kind, _ name: String, _ labels: String,
    _ node: some DeclSyntaxProtocol,
    isStatic: Bool = false
  ) {
    let modifiers =
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .map(\.name.text) ?? []
    guard modifiers.contains("public") || modifiers.contains("open") || isImplied(node) else {
      return
    }
    found.append(
      PublicDeclaration(
        kind: kind, owner: owners.last ?? "", name: name, labels: labels,
        isStatic: isStatic || modifiers.contains("static") || modifiers.contains("class")))
  }

  /// Returns a Boolean value indicating whether a declaration is as public as the type around it: an
  /// enum's case, a protocol's requirement.
  private func isImplied(_ node: some DeclSyntaxProtocol) -> Bool {
    guard let type = node.parent?.enclosingType else { return false }
    guard type.is(ProtocolDeclSyntax.self) || node.is(EnumCaseDeclSyntax.self) else { return false }
    return type.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { $0.name.text == "public" } ?? false
  }

  private func labels(of clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.plainText + ":" }.joined() + ")"
  }
}

extension Syntax {
  fileprivate var enclosingType: Syntax? {
    var node: Syntax? = self
    while let current = node {
      if current.isProtocol((any DeclGroupSyntax).self) { return current }
      node = current.parent
    }
    return nil
  }
}

extension TokenSyntax {
  /// A name without the quotes that a keyword needs.
  fileprivate var plainText: String { text.filter { $0 != "`" } }
}

extension TypeSyntax {
  /// The last name of a type: `View` of `@preconcurrency TreeModel.View`.
  fileprivate var lastName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.plainText }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
    return self.as(IdentifierTypeSyntax.self)?.name.plainText ?? trimmedDescription
  }
}
