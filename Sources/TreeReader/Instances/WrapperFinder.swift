import SwiftSyntax

/// Finds the property wrappers of a file that a property can have without giving them anything.
///
///     @propertyWrapper struct Clock: DynamicProperty {
///       @State private var ticks = 0
///       var wrappedValue: Int { ticks }
///     }
final class WrapperFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node)
    return .visitChildren
  }

  private func add(_ name: TokenSyntax, _ group: some DeclGroupSyntax) {
    let isWrapper = group.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.nominalNames == ["propertyWrapper"]
    }
    guard isWrapper else { return }
    let members = group.memberBlock.members.map(\.decl)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    let isEmpty =
      initializers.isEmpty
      && !members.compactMap { $0.as(VariableDeclSyntax.self) }.contains {
        $0.needsArgument(wrappers: [])
      }
    if isEmpty || initializers.contains(where: \.needsNoArguments) {
      names.insert(name.identifierText)
    }
  }
}
