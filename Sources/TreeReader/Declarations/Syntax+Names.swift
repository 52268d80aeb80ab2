import SwiftSyntax

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String { identifier?.name ?? text }
}

extension TypeSyntax {
  /// The names of a nominal type as an extension names it: `Outer.Row` and `Outer<Int>.Row` are
  /// `["Outer", "Row"]`.
  var nominalNames: [String] {
    var names: [String] = []
    var type: TypeSyntax? = self
    while let current = type {
      if let member = current.as(MemberTypeSyntax.self) {
        names.append(member.name.identifierText)
        type = member.baseType
      } else {
        names.append(
          current.as(IdentifierTypeSyntax.self)?.name.identifierText ?? current.trimmedDescription)
        type = nil
      }
    }
    return names.reversed()
  }
}

extension AttributeListSyntax {
  /// The names of the attributes without their modules and arguments.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.nominalNames.last }
  }
}

extension Syntax {
  /// A Boolean value indicating whether what is declared in it has another parent than what is beside it.
  var opensScope: Bool {
    switch kind {
    case .structDecl, .enumDecl, .classDecl, .actorDecl, .extensionDecl: true
    case .codeBlock, .accessorBlock, .closureExpr: true
    default: false
    }
  }
}
