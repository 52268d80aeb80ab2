import SwiftSyntax
import ViewTree

/// Finds the members of `ImageResource` and `ColorResource` that a file names or declares, and what may
/// be a member that an asset catalogue brings.
///
/// Resources are found by where they stand: `Image(.sunset)`, `Label("a", image: .sunset)`,
/// `Color(.sand)`, `UIImage(resource: .sunset)`, `ImageResource.sunset`.
final class AssetFinder: SyntaxVisitor {
  private(set) var assets = AssetNames()

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // The text of a whole chain of calls, at each of them, would be too much.
    let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    for (index, argument) in node.arguments.enumerated() {
      switch (callee, argument.label?.text) {
      case ("Image", nil) where index == 0, ("UIImage", "resource"), (_, "image"):
        assets.images.formUnion(members(argument.expression))
      case ("Color", nil) where node.arguments.count == 1, ("UIColor", "resource"):
        assets.colors.formUnion(members(argument.expression))
      default: break
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    switch node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
    case "ImageResource" where name != "init" && name != "self": assets.images.insert(name)
    case "ColorResource" where name != "init" && name != "self": assets.colors.insert(name)
    case nil, "Color", "SwiftUI.Color", "UIColor", "UIImage":
      if node.declName.argumentNames == nil, name != "init", name != "self" {
        assets.members.insert(node.declName.baseName.identifierText)
      }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let names = variables.flatMap(\.bindings).map(\.pattern.trimmedDescription)
    switch type {
    case "ImageResource", "ColorResource": assets.declared.formUnion(names)
    case "Color", "SwiftUI.Color", "ShapeStyle", "SwiftUI.ShapeStyle", "UIColor", "UIImage":
      assets.declaredMembers.formUnion(names)
    default: break
    }
    return .visitChildren
  }

  /// Returns the names in `.name`, and in both branches of `condition ? .a : .b`.
  private func members(_ expression: ExprSyntax) -> [String] {
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.argumentNames == nil, member.declName.baseName.text != "init"
    {
      return [member.declName.baseName.identifierText]
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let branches = sequence.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
      guard !branches.isEmpty else { return [] }
      return branches.flatMap { members($0.thenExpression) }
        + (sequence.elements.last.map(members) ?? [])
    }
    return []
  }
}
