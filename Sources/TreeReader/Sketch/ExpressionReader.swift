import SwiftSyntax
import ViewTree

/// Reads the expressions of a view builder: what is called, with which modifiers, on which lines.
struct ExpressionReader {
  typealias Expression = SourceSketch.Expression
  typealias Slot = SourceSketch.Slot

  private let locations: SourceLocationConverter

  init(locations: SourceLocationConverter) {
    self.locations = locations
  }

  /// Returns what statements build; declarations build nothing.
  func expressions(of statements: [CodeBlockItemSyntax]) -> [Expression] {
    statements.compactMap { statement in
      switch statement.item {
      case .decl: return nil
      case .expr(let expression): return read(expression)
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self) {
          return read(expression.expression)
        }
        if let result = statement.as(ReturnStmtSyntax.self) { return result.expression.map(read) }
        return Expression(name: "", line: line(of: statement))
      default: return nil
      }
    }
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}

// MARK: - Expressions

extension ExpressionReader {
  private func read(_ expression: ExprSyntax) -> Expression {
    if let condition = expression.as(IfExprSyntax.self) { return read(condition) }
    if let condition = expression.as(SwitchExprSyntax.self) { return read(condition) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return read(call) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return name(of: member).map { Expression(name: $0, line: line(of: expression)) }
        ?? Expression(name: "", line: line(of: expression))
    }
    let reference = expression.as(DeclReferenceExprSyntax.self)
    return Expression(
      name: reference?.baseName.identifierText ?? "", line: line(of: expression))
  }

  private func read(_ call: FunctionCallExprSyntax) -> Expression {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, name(of: member) == nil
    else {
      return Expression(
        name: name(of: call.calledExpression) ?? "", line: line(of: call), slots: slots(of: call))
    }
    var result = read(base)
    result.modifiers.append(
      SourceSketch.Modifier(
        name: member.declName.baseName.identifierText, line: line(of: member.declName),
        slots: slots(of: call)))
    return result
  }

  /// The type that a call makes a value of: `VStack`, `ForEach<...>`, `SwiftUI.Text`.
  private func name(of called: ExprSyntax) -> String? {
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.identifierText
    }
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
    }
    return called.as(MemberAccessExprSyntax.self).flatMap(name(of:))
  }

  /// The type that stands before or behind the dot: `Color` in `Color.red`, `Text` in `SwiftUI.Text`.
  private func name(of member: MemberAccessExprSyntax) -> String? {
    guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      base.first?.isUppercase == true
    else { return nil }
    let name = member.declName.baseName.identifierText
    return name.first?.isUppercase == true ? name : base
  }
}

// MARK: - Slots

extension ExpressionReader {
  private func slots(of call: FunctionCallExprSyntax) -> [Slot] {
    var slots: [Slot] = []
    if let closure = call.trailingClosure { slots.append(slot("", closure)) }
    for closure in call.additionalTrailingClosures {
      slots.append(slot(closure.label.identifierText, closure.closure))
    }
    for argument in call.arguments {
      let label = argument.label?.identifierText ?? ""
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        slots.append(slot(label, closure))
      } else {
        let expression = read(argument.expression)
        if expression.name.first?.isUppercase == true {
          slots.append(Slot(label: label, expressions: [expression]))
        }
      }
    }
    return slots
  }

  private func slot(_ label: String, _ closure: ClosureExprSyntax) -> Slot {
    Slot(label: label, expressions: expressions(of: Array(closure.statements)))
  }
}

// MARK: - Conditions

extension ExpressionReader {
  private func read(_ condition: IfExprSyntax) -> Expression {
    var slots = [Slot(expressions: expressions(of: Array(condition.body.statements)))]
    switch condition.elseBody {
    case .codeBlock(let block):
      slots.append(Slot(expressions: expressions(of: Array(block.statements))))
    case .ifExpr(let next): slots += read(next).slots
    default: break
    }
    return Expression(name: "", line: line(of: condition), slots: slots, isCondition: true)
  }

  private func read(_ condition: SwitchExprSyntax) -> Expression {
    let slots = condition.cases.compactMap { item -> Slot? in
      guard case .switchCase(let branch) = item else { return nil }
      return Slot(expressions: expressions(of: Array(branch.statements)))
    }
    return Expression(name: "", line: line(of: condition), slots: slots, isCondition: true)
  }
}
