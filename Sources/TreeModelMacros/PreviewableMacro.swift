import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that ``PreviewMacro`` looks for; it adds nothing itself.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // What stands on the top level or in a type has no closure around it.
    guard context.lexicalContext.contains(where: { $0.is(ClosureExprSyntax.self) }) else {
      throw MacroFault.previewableOutsidePreview.at(node)
    }
    return []
  }
}
