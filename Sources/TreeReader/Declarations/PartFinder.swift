import SwiftSyntax
import ViewTree

/// Divides a file into what the compiler checks by itself: declarations, and statements of functions.
final class PartFinder: SyntaxAnyVisitor {
  private(set) var parts = [
    SourceSummary.Part(line: 1, column: 1, declaration: 0, statement: 0)
  ]

  private let locations: SourceLocationConverter
  private var current = [SourceSummary.Part(line: 1, column: 1, declaration: 0, statement: 0)]
  private var count = 0

  init(locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard node.isDeclarationPart || node.isStatementPart, var part = current.last else {
      return .visitChildren
    }
    count += 1
    part.statement = count
    if node.isDeclarationPart { part.declaration = count }
    current.append(part)
    append(part, at: node.positionAfterSkippingLeadingTrivia)
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    guard node.isDeclarationPart || node.isStatementPart else { return }
    current.removeLast()
    if let part = current.last { append(part, at: node.endPositionBeforeTrailingTrivia) }
  }

  private func append(_ part: SourceSummary.Part, at position: AbsolutePosition) {
    let location = locations.location(for: position)
    parts.append(
      SourceSummary.Part(
        line: location.line, column: location.column, declaration: part.declaration,
        statement: part.statement))
  }
}

extension Syntax {
  /// A Boolean value indicating whether it is a member, or declared on the top level, or a function or a type
  /// in a function.
  fileprivate var isDeclarationPart: Bool {
    if `is`(MemberBlockItemSyntax.self) { return true }
    guard let item = self.as(CodeBlockItemSyntax.self) else { return false }
    let isOnTop = parent?.parent?.is(SourceFileSyntax.self) ?? false
    if case .decl(let declaration) = item.item {
      return isOnTop || !declaration.is(VariableDeclSyntax.self)
    }
    return isOnTop && Syntax(item.item).is(MacroExpansionExprSyntax.self)
  }

  /// A Boolean value indicating whether it is a statement that is checked without those beside it.
  fileprivate var isStatementPart: Bool {
    guard `is`(CodeBlockItemSyntax.self) else { return false }
    for node in sequence(first: self, next: \.parent).dropFirst() {
      if node.is(ClosureExprSyntax.self) { return false }
      if let code = CheckedCode(node) { return !code.isBuilder }
    }
    return false
  }
}
