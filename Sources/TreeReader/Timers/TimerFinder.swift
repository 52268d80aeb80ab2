import SwiftSyntax

/// Finds the timers that a file begins, to let them run by the clock of the tree:
///
///     Timer.scheduledTimer(withTimeInterval: 1, …)      Timer._scheduleTimer(withTimeInterval: 1, …)
///     Timer(timeInterval: 1, …)                         _imer(timeInterval: 1, …)
///     RunLoop.main.add(timer, forMode: .common)         RunLoop.main._on(timer, forMode: .common)
///     RunLoop.main.perform { … }                        RunLoop.main._erform { … }
///
/// Foundation's own functions would be as good a match as those of their names. What a file declares
/// itself stays as it is: a type `Timer`, and functions with other labels.
final class TimerFinder: SyntaxVisitor {
  typealias Name = (range: Range<AbsolutePosition>, replacement: String)

  /// The places of the functions' names, and what stands there, of the same length.
  var names: [Name] { calls.filter { !declaredTypes.contains($0.type) }.map(\.name) }

  /// The calls of functions that are replaced, each with the type that must be Foundation's.
  private var calls: [(name: Name, type: String)] = []

  /// The names of the types that the file declares.
  private var declaredTypes: Set<String> = []

  /// The modules that have the replacement.
  private static let modules: Set<String> = [
    "CoreGraphics", "CoreTransferable", "QuartzCore", "SwiftUI", "SwiftUICore", "UIKit",
    "UniformTypeIdentifiers",
  ]

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    let imports = ImportFinder.modules(in: tree)
    if imports.isEmpty || !imports.isDisjoint(with: Self.modules) { walk(tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      note(callee.baseName, on: "", of: callee.baseName.text, node)
    } else if let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = callee.base?.trimmedDescription
    {
      if base.hasPrefix("Foundation.") {
        // It cannot be one that the file declares.
        note(
          callee.declName.baseName, on: String(base.dropFirst("Foundation.".count)), of: "", node)
      } else {
        let type = base.split(separator: ".").first.map(String.init) ?? ""
        note(callee.declName.baseName, on: base, of: type, node)
      }
    }
    return .visitChildren
  }

  private func note(
    _ name: TokenSyntax, on base: String, of type: String, _ call: FunctionCallExprSyntax
  ) {
    let labels = call.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    let function = TimerFunction.all(on: base).first {
      $0.name == name.text && $0.labels.contains(labels)
    }
    guard let function else { return }
    calls.append(((name.trimmedRange, function.replacement), type))
  }

  // MARK: Types of the file's own

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let isFoundations =
      node.initializer.value.trimmedDescription == "Foundation.\(node.name.text)"
    return isFoundations ? .visitChildren : note(node.name)
  }

  private func note(_ type: TokenSyntax) -> SyntaxVisitorContinueKind {
    declaredTypes.insert(type.text)
    return .visitChildren
  }
}
