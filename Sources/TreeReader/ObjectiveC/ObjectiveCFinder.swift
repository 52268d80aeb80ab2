import SwiftSyntax

/// Finds what only Apple's systems can do: attributes for Objective-C, its selectors, and modules
/// within modules.
///
/// None says anything of a view. Attributes and the names of inner modules can be blanked, the C
/// library's import too, and a selector becomes the string that it stands for, where it stands:
///
///     import os.log                                              import os
///     @objc func hide() {}                                        func hide() {}
///     #selector(UIResponder.resignFirstResponder)                "UIResponder.resignFirstResponder"
final class ObjectiveCFinder: SyntaxVisitor {
  /// What can be blanked: attributes, the names of inner modules, the C library's import.
  private(set) var attributes: [Range<AbsolutePosition>] = []

  /// The attributes `@NSManaged` of the properties of classes.
  private(set) var managed: [Range<AbsolutePosition>] = []

  /// A property wrapper in the place of `@NSManaged`, of the same length: Linux has nobody who would make
  /// the property.
  static let managedReplacement = "@_Managed "

  /// The selectors and the key paths of Objective-C.
  private(set) var names: [Name] = []

  /// A name in `#selector(…)` or `#keyPath(…)`.
  struct Name {
    /// The whole expression.
    let range: Range<AbsolutePosition>
    /// What stands in the parentheses.
    let argument: Range<AbsolutePosition>
  }

  private static let attributeNames: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSApplicationMain", "NSCopying", "UIApplicationMain", "nonobjc", "objc", "objcMembers",
  ]

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "Darwin" {
      // The C library has another name here, and Foundation brings it along.
      attributes.append(node.trimmedRange)
      return .skipChildren
    }
    if node.importKindSpecifier == nil, let period = node.path.first?.trailingPeriod {
      let start = period.positionAfterSkippingLeadingTrivia
      attributes.append(start..<node.path.endPositionBeforeTrailingTrivia)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributeNames.contains(node.attributeName.trimmedDescription) {
      attributes.append(node.trimmedRange)
      return .skipChildren
    }
    if node.attributeName.trimmedDescription == "NSManaged", node.isInClass {
      managed.append(node.trimmedRange)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["selector", "keyPath"].contains(node.macroName.text), let first = node.arguments.first,
      let last = node.arguments.last, node.trailingClosure == nil
    else { return .visitChildren }
    let start = first.positionAfterSkippingLeadingTrivia
    names.append(
      Name(range: node.trimmedRange, argument: start..<last.endPositionBeforeTrailingTrivia))
    return .skipChildren
  }
}

extension AttributeSyntax {
  /// A Boolean value indicating whether it is one of a member of a class, not of an extension.
  fileprivate var isInClass: Bool {
    sequence(first: Syntax(self), next: \.parent).first { $0.is(MemberBlockSyntax.self) }?
      .parent?.is(ClassDeclSyntax.self) == true
  }
}

extension SyntaxProtocol {
  /// Where the node stands, without the blanks and comments around it.
  var trimmedRange: Range<AbsolutePosition> {
    positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
  }
}
