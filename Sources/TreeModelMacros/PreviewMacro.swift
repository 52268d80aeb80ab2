import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Dark") { Row() }`: a type whose static property is the preview, so that what is shown
/// has a static type.
///
///     struct <unique>: TreeModel._PreviewSource {
///       nonisolated static var _title: String? { "Dark" }
///       nonisolated static var _line: Int { (#line) }
///       static var preview: some TreeModel.View {
///         Row()
///       }
///     }
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try previewSource(of: node, in: context) { PreviewBody($0).members }
  }
}

/// `#Preview { UIViewController() }`: a preview whose view is a leaf that stands for it.
///
///     static var preview: some TreeModel.View { TreeModel._UIKitPreview(content()) }
///     static func content() -> TreeModel.UIViewController {
///       UIViewController()
///     }
struct ControllerPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try previewSource(of: node, in: context) { uiKitMembers($0, type: "UIViewController") }
  }
}

/// `#Preview { UILabel() }`: as of a view controller.
struct UIKitViewPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try previewSource(of: node, in: context) { uiKitMembers($0, type: "UIView") }
  }
}

private func uiKitMembers(_ closure: ClosureExprSyntax, type: TokenSyntax) -> DeclSyntax {
  """
  static var preview: some TreeModel.View { TreeModel._UIKitPreview(content()) }
  static func content() -> TreeModel.\(type) {
  \(closure.statements)
  }
  """
}

/// Makes the type of a preview, with the members that its closure gives.
private func previewSource(
  of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext,
  members: (ClosureExprSyntax) -> DeclSyntax
) throws -> [DeclSyntax] {
  let labelled = node.arguments.first { $0.label?.text == "body" }
  guard let closure = node.trailingClosure ?? labelled?.expression.as(ClosureExprSyntax.self)
  else { throw MacroFault.previewWithoutClosure.at(node) }

  let title = node.arguments.first.flatMap { $0.label == nil ? $0.expression.trimmed : nil }
  return [
    """
    struct \(context.makeUniqueName("Preview")): TreeModel._PreviewSource {
      nonisolated static var _title: String? { \(title ?? "nil") }
      nonisolated static var _line: Int { (#line) }
      \(members(closure))
    }
    """
  ]
}

/// The statements of a preview's closure.
///
/// Variables marked `@Previewable` become properties of a view around the other statements:
///
///     struct PreviewContent: TreeModel.View {
///       @State var isOn = false
///       var body: some TreeModel.View { Toggle("On", isOn: $isOn) }
///     }
///     static var preview: some TreeModel.View { PreviewContent() }
private struct PreviewBody {
  private var properties: [VariableDeclSyntax] = []
  private var statements = CodeBlockItemListSyntax()

  init(_ closure: ClosureExprSyntax) {
    for statement in closure.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self),
        let index = variable.attributes.firstIndex(where: \.isPreviewable)
      {
        var property = variable
        property.attributes.remove(at: index)
        properties.append(property.trimmed)
      } else {
        statements.append(statement)
      }
    }
  }

  // A result builder is not named: the protocols' applies, unless the body says `return`.
  var members: DeclSyntax {
    guard !properties.isEmpty else {
      return """
        static var preview: some TreeModel.View {
        \(statements)
        }
        """
    }
    let variables = MemberBlockItemListSyntax(
      properties.map { MemberBlockItemSyntax(decl: $0, trailingTrivia: .newline) })
    return """
      struct PreviewContent: TreeModel.View {
      \(variables)
      var body: some TreeModel.View {
      \(statements)
      }
      }
      static var preview: some TreeModel.View { PreviewContent() }
      """
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last
      == "Previewable"
  }
}
