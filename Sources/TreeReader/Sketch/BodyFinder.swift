import SwiftSyntax
import ViewTree

/// Finds the declarations that have a body, and reads what it builds.
final class BodyFinder: SyntaxVisitor {
  private(set) var found: [SourceSketch.Body] = []

  private let locations: SourceLocationConverter
  private let reader: ExpressionReader
  private var names: [String] = []

  init(locations: SourceLocationConverter) {
    self.locations = locations
    reader = ExpressionReader(locations: locations)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    names += [node.extendedType.nominalNames.joined(separator: ".")]
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addPreview(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addPreview(node)
    return .visitChildren
  }
}

// MARK: - Adding

extension BodyFinder {
  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax
  ) -> SyntaxVisitorContinueKind {
    names.append(node.name.identifierText)
    add(
      names.joined(separator: "."), at: node.name, of: node,
      statements: node.memberBlock.members.lazy.compactMap { self.body(of: $0.decl) }.first ?? [])
    return .visitChildren
  }

  private func addPreview(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview", let closure = node.trailingClosure else { return }
    add("", at: node, of: node, statements: Array(closure.statements))
  }

  private func add(
    _ name: String, at place: some SyntaxProtocol, of node: some SyntaxProtocol,
    statements: [CodeBlockItemSyntax]
  ) {
    let line = { (position: AbsolutePosition) in self.locations.location(for: position).line }
    found.append(
      SourceSketch.Body(
        name: name, line: line(place.positionAfterSkippingLeadingTrivia),
        firstLine: line(node.positionAfterSkippingLeadingTrivia),
        lastLine: line(node.endPositionBeforeTrailingTrivia),
        expressions: reader.expressions(of: statements)))
  }

  /// What stands in `var body`, or in a modifier's or style's `func body` and `makeBody`.
  private func body(of declaration: DeclSyntax) -> [CodeBlockItemSyntax]? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard ["body", "makeBody"].contains(function.name.identifierText) else { return nil }
      return function.body.map { Array($0.statements) }
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == "body"
    else { return nil }
    switch binding.accessorBlock?.accessors {
    case .getter(let statements): return Array(statements)
    case .accessors(let accessors):
      return accessors.first { $0.accessorSpecifier.text == "get" }?.body
        .map { Array($0.statements) }
    default: return nil
    }
  }
}
