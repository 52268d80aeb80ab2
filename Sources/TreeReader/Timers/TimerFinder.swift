import SwiftSyntax

/// Finds the timers that a file begins, to let them run by the clock of the tree:
///
///     Timer.scheduledTimer(withTimeInterval: 1, …)      Timer._scheduleTimer(withTimeInterval: 1, …)
///
/// Foundation's own function would be as good a match as one of its name.
final class TimerFinder: SyntaxVisitor {
  /// The names of the functions.
  private(set) var names: [Range<AbsolutePosition>] = []

  /// What stands in their place, of the same length.
  static let replacement = "_scheduleTimer"

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

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription
    if base == "Timer" || base == "Foundation.Timer",
      node.declName.baseName.text == "scheduledTimer"
    {
      names.append(node.declName.baseName.trimmedRange)
    }
    return .visitChildren
  }
}
