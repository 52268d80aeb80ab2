import SwiftSyntax

/// Finds the methods of UIKit's classes that an extension overrides, which Objective-C alone allows:
///
///     extension UINavigationController {
///       override open func viewDidLoad() {}
///
/// Nobody calls what they override, so that they may be methods of another name: `_iewDidLoad`.
final class OverrideFinder: SyntaxVisitor {
  /// The words `override` and `open`, to be blanked.
  private(set) var modifiers: [Range<AbsolutePosition>] = []

  /// The first letters of the names, to be replaced.
  private(set) var letters: [Range<AbsolutePosition>] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.trimmedDescription.hasPrefix("UI") else { return .skipChildren }
    for function in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
    where function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) {
      modifiers += function.modifiers.filter { ["override", "open"].contains($0.name.text) }
        .map(\.trimmedRange)
      let start = function.name.positionAfterSkippingLeadingTrivia
      letters.append(start..<start.advanced(by: 1))
    }
    return .skipChildren
  }
}
