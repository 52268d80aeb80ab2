import SwiftSyntax

/// The body of a function, an accessor, a subscript: what the compiler checks statement by statement, unless
/// a result builder makes one expression of it.
struct CheckedCode {
  /// A Boolean value indicating whether its statements may be one expression.
  let isBuilder: Bool

  /// Creates it of the node that has the body.
  ///
  /// - Returns: Nil of any other node, and of closures, which are checked with what is around them.
  init?(_ node: Syntax) {
    if let function = node.as(FunctionDeclSyntax.self) {
      self.init(function.attributes, function.signature.returnClause?.type)
    } else if node.is(InitializerDeclSyntax.self) || node.is(DeinitializerDeclSyntax.self) {
      self.init(isBuilder: false)
    } else if let accessor = node.as(AccessorDeclSyntax.self) {
      let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
      let around = Self(property: accessor.parent?.parent?.parent)
      self.init(
        isBuilder: Self(accessor.attributes, nil).isBuilder || isGetter && around.isBuilder)
    } else if let block = node.as(AccessorBlockSyntax.self) {
      self.init(property: block.parent)
    } else {
      return nil
    }
  }

  private init(isBuilder: Bool) { self.isBuilder = isBuilder }

  private init(property node: Syntax?) {
    if let subscription = node?.as(SubscriptDeclSyntax.self) {
      self.init(subscription.attributes, subscription.returnClause.type)
    } else if let binding = node?.as(PatternBindingSyntax.self) {
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
      self.init(variable?.attributes, binding.typeAnnotation?.type)
    } else {
      self.init(isBuilder: false)
    }
  }

  private init(_ attributes: AttributeListSyntax?, _ type: TypeSyntax?) {
    let isMarked = attributes?.names.contains { $0.hasSuffix("Builder") } ?? false
    let tokens = type?.tokens(viewMode: .sourceAccurate)
    isBuilder = isMarked || tokens?.contains { $0.tokenKind == .keyword(.some) } ?? false
  }
}
