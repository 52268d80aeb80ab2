import SwiftSyntax

/// Finds the timers that a file begins, to let them run by the clock of the tree:
///
///     Timer.scheduledTimer(withTimeInterval: 1, …)      Timer._scheduleTimer(withTimeInterval: 1, …)
///     Timer(timeInterval: 1, …)                         _imer(timeInterval: 1, …)
///     RunLoop.main.add(timer, forMode: .common)         RunLoop.main._on(timer, forMode: .common)
///     RunLoop.main.perform { … }                        RunLoop.main._erform { … }
///
/// Foundation's own functions would be as good a match as those of their names.
final class TimerFinder: SyntaxVisitor {
  /// The places of the functions' names, and what stands there, of the same length.
  private(set) var names: [(range: Range<AbsolutePosition>, replacement: String)] = []

  private static let timerFunctions = ["scheduledTimer": "_scheduleTimer"]
  private static let runLoopFunctions = ["add": "_on", "perform": "_erform"]

  /// The functions that are replaced, by what they are called on.
  private static let functions = [
    "Timer": timerFunctions, "RunLoop.main": runLoopFunctions, "RunLoop.current": runLoopFunctions,
  ]

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
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "Timer", !node.arguments.isEmpty
    {
      names.append((callee.baseName.trimmedRange, "_imer"))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard var base = node.base?.trimmedDescription else { return .visitChildren }
    if base.hasPrefix("Foundation.") { base.removeFirst("Foundation.".count) }
    let name = node.declName.baseName
    if let replacement = Self.functions[base]?[name.text] {
      names.append((name.trimmedRange, replacement))
    }
    return .visitChildren
  }
}
