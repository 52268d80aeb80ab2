import SwiftParser
import SwiftSyntax
package import ViewTree

/// A statement of a view builder that can show nothing without that anything around it gets another meaning.
///
/// The compiler looks for reasons of an error in the whole body that has it, and may run out of time at an
/// expression that is right. Without that expression, it finds the error.
package struct BlankedStatement {
  /// The source without the statement.
  package let result: BlankedSource

  /// Blanks the innermost statement around a place that can be blanked.
  ///
  /// - Returns: Nil where there is none.
  package init?(_ request: BlankedSource.Request) {
    let tree = Parser.parse(source: request.source)
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    guard !tree.hasError, request.line >= 1, request.line <= locations.sourceLines.count,
      request.column >= 1, request.column <= locations.sourceLines[request.line - 1].utf8.count
    else { return nil }
    let place = locations.position(ofLine: request.line, column: request.column)
    guard let token = tree.token(at: place), token.trimmedRange.contains(place) else { return nil }
    let ancestors = Array(sequence(first: Syntax(token), next: \.parent))
    let index = ancestors.firstIndex {
      $0.as(CodeBlockItemSyntax.self)?.canBeBlanked == true
    }
    guard let index, let statement = ancestors[index].as(CodeBlockItemSyntax.self) else {
      return nil
    }

    func line(_ position: AbsolutePosition) -> Int { locations.location(for: position).line }
    let range = statement.item.trimmedRange
    let source = Array(request.source.utf8)
    let blanked = source[range.lowerBound.utf8Offset..<range.upperBound.utf8Offset]
    let bytes =
      source[..<range.lowerBound.utf8Offset] + Array("EmptyView()".utf8)
      + blanked.filter { $0 == UInt8(ascii: "\n") } + source[range.upperBound.utf8Offset...]
    let around = ancestors[(index + 1)...].filter(\.canHaveTypeOfContents)
    result = BlankedSource(
      source: String(decoding: bytes, as: UTF8.self), firstLine: line(range.lowerBound),
      lastLine: line(range.upperBound),
      linesAround: Set(around.map { line($0.positionAfterSkippingLeadingTrivia) }).sorted())
  }
}

extension Syntax {
  /// A Boolean value indicating whether the compiler may say something of it that it thinks of a statement in it.
  fileprivate var canHaveTypeOfContents: Bool {
    `is`(CodeBlockItemSyntax.self) || `is`(ClosureExprSyntax.self)
      || `is`(MemberBlockItemSyntax.self)
      || `is`(FunctionCallExprSyntax.self) || `is`(AccessorDeclSyntax.self)
      || `is`(AccessorBlockSyntax.self) || `is`(CodeBlockSyntax.self)
  }
}

// MARK: - What can be blanked

extension CodeBlockItemSyntax {
  /// A Boolean value indicating whether it is a view among views.
  fileprivate var canBeBlanked: Bool {
    isView && isInBuilder && !usesNamelessParameters
  }

  /// A Boolean value indicating whether it is something like `Text("a").bold()`, or a condition of such.
  private var isView: Bool {
    if case .expr(let expression) = item { return expression.isView }
    if case .stmt(let statement) = item {
      return statement.as(ExpressionStmtSyntax.self)?.expression.isView ?? false
    }
    return false
  }

  /// A Boolean value indicating whether it stands in the closure of a view, or in what gives some view.
  private var isInBuilder: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if let closure = node.as(ClosureExprSyntax.self) { return closure.isOfView }
      if let code = CheckedCode(node) { return code.isBuilder }
    }
    return false
  }

  /// A Boolean value indicating whether `$0` in it is a parameter of the closure around it, which has to be
  /// named there.
  private var usesNamelessParameters: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard case .dollarIdentifier = token.tokenKind else { return false }
      let around = sequence(first: Syntax(token), next: \.parent).prefix { $0.id != id }
      return !around.contains { $0.is(ClosureExprSyntax.self) }
    }
  }

  fileprivate static func areViews(_ items: CodeBlockItemListSyntax) -> Bool {
    items.contains(where: \.isView)
      && items.allSatisfy { item in
        if case .decl = item.item { true } else { item.isView }
      }
  }
}

extension ClosureExprSyntax {
  /// A Boolean value indicating whether it is an argument of a view or of its modifier.
  fileprivate var isOfView: Bool {
    let call = sequence(first: Syntax(self), next: \.parent)
      .lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    return call.map { ExprSyntax($0).isView } ?? false
  }
}

extension ExprSyntax {
  fileprivate var isView: Bool {
    if let condition = self.as(IfExprSyntax.self) {
      guard CodeBlockItemSyntax.areViews(condition.body.statements) else { return false }
      switch condition.elseBody {
      case nil: return true
      case .codeBlock(let block): return CodeBlockItemSyntax.areViews(block.statements)
      case .ifExpr(let other): return ExprSyntax(other).isView
      default: return false
      }
    }
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy { element in
        guard case .switchCase(let one) = element else { return false }
        return CodeBlockItemSyntax.areViews(one.statements)
      }
    }
    return firstName?.text.first?.isUppercase ?? false
  }

  /// The first name of a call with its modifiers.
  private var firstName: TokenSyntax? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.firstName }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.firstName }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.firstName
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
