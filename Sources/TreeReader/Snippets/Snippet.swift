import SwiftSyntax

/// The bare view expressions of a file, as a book's listing ends in, and the state they use.
///
///     @State var count = 0          // a property of the snippet's view
///     struct Row: View { ... }      // stays where it is
///     Row()                         // a statement
struct Snippet {
  /// The expressions and `if`, `switch` and other statements on the top level, in order.
  private(set) var statements: [CodeBlockItemSyntax] = []

  /// The variables on the top level that only a view can hold.
  private(set) var properties: [CodeBlockItemSyntax] = []

  init(in tree: SourceFileSyntax) {
    // Of a file that does not parse, the compiler shall see the original.
    guard !tree.hasError else { return }
    statements = tree.statements.filter(Snippet.isBare)
    guard !statements.isEmpty else { return }
    properties = tree.statements.filter(Snippet.isDynamicProperty)
  }

  var isEmpty: Bool { statements.isEmpty }

  private static func isBare(_ statement: CodeBlockItemSyntax) -> Bool {
    if case .decl = statement.item { return false }
    // On the top level a macro may be a declaration too: `#Preview`, `#warning`.
    if case .expr(let expression) = statement.item {
      return !expression.is(MacroExpansionExprSyntax.self)
    }
    return true
  }

  private static func isDynamicProperty(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let variable = statement.item.as(VariableDeclSyntax.self) else { return false }
    return variable.attributes.names.contains(where: dynamicProperties.contains)
  }

  private static let dynamicProperties: Set<String> = [
    "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FetchRequest",
    "FocusState", "FocusedBinding", "FocusedValue", "GestureState", "Namespace", "ObservedObject",
    "Query", "ScaledMetric", "SceneStorage", "State", "StateObject",
  ]
}
