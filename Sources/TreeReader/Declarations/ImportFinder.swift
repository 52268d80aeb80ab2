import SwiftSyntax

/// Finds the modules that a file imports.
enum ImportFinder {
  static func modules(in tree: SourceFileSyntax) -> Set<String> {
    Set(
      tree.statements.compactMap { statement in
        statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
      })
  }
}
