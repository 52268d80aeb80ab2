import SwiftParser
import SwiftSyntax
import ViewTree

/// Finds the nominal types and the previews of a file, in source order.
final class DeclarationFinder: SyntaxAnyVisitor {
  private(set) var found: [SourceSummary.Declaration] = []
  private(set) var hasMain = false

  private let locations: SourceLocationConverter
  private var scopes = [Scope()]

  /// What a declaration stands in.
  private struct Scope {
    /// The types around it, outermost first; a function or a closure starts anew.
    var names: [String] = []
    var genericParameters: [String] = []
    var isLocal = false
  }

  init(locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let scope = scope(of: node) { scopes.append(scope) }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if node.opensScope { scopes.removeLast() }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    appendPreview(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    appendPreview(node)
    return .visitChildren
  }
}

// MARK: - Scopes

extension DeclarationFinder {
  /// Returns what is declared in a node, if it opens a scope; a type is noted on the way.
  private func scope(of node: Syntax) -> Scope? {
    guard node.opensScope else { return nil }
    var scope = scopes.last ?? Scope()
    if let type = node.asProtocol((any NamedDeclSyntax).self) {
      scope.names.append(type.name.identifierText)
      let generics = node.asProtocol((any WithGenericParametersSyntax).self)
      scope.genericParameters += (generics?.genericParameterClause?.parameters ?? [])
        .map(\.name.identifierText)
      let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
      let properties = (members ?? []).compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .flatMap { $0.wrappedProperties(locations) }
      append(
        .type, scope.names.joined(separator: "."), in: scope, at: type.name, properties: properties)
      let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
      if attributes?.names.contains("main") == true { hasMain = true }
    } else if let group = node.as(ExtensionDeclSyntax.self) {
      scope.names = group.extendedType.nominalNames
    } else {
      scope.names = []
      scope.isLocal = true
    }
    return scope
  }

  private func appendPreview(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return }
    let first = node.arguments.first
    let title = first?.label == nil ? first?.expression.as(StringLiteralExprSyntax.self) : nil
    append(.preview, title?.representedLiteralValue ?? "", in: scopes.last ?? Scope(), at: node)
  }

  private func append(
    _ kind: SourceSummary.Declaration.Kind, _ name: String, in scope: Scope,
    at node: some SyntaxProtocol, properties: [SourceSummary.Property] = []
  ) {
    let start = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    found.append(
      SourceSummary.Declaration(
        kind: kind, name: name, genericParameters: scope.genericParameters, isLocal: scope.isLocal,
        properties: properties, line: start.line, column: start.column))
  }
}
