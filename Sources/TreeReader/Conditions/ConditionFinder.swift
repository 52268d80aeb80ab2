import SwiftDiagnostics
import SwiftIfConfig
import SwiftSyntax

/// Finds what `#if` leaves out of an iOS app, the directives included, so that it can be blanked
/// and the compiler, which would decide for Linux, has nothing left to decide.
enum ConditionFinder {
  /// Returns the ranges to blank; none where a condition cannot be decided, and the compiler says
  /// why.
  static func inactiveRanges(in tree: SourceFileSyntax) -> [Range<AbsolutePosition>] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard !finder.conditions.isEmpty else { return [] }
    let regions = tree.configuredRegions(in: AppConfiguration())
    guard !regions.diagnostics.contains(where: { $0.diagMessage.severity == .error }) else {
      return []
    }
    return finder.conditions.flatMap { ranges(of: $0, active: regions.activeClause(for: $0)) }
  }

  private static func ranges(
    of condition: IfConfigDeclSyntax, active: IfConfigClauseSyntax?
  ) -> [Range<AbsolutePosition>] {
    var ranges = [condition.poundEndif.trimmedRange]
    for clause in condition.clauses {
      if clause == active {
        ranges.append(clause.poundKeyword.trimmedRange)
        if let condition = clause.condition { ranges.append(condition.trimmedRange) }
      } else {
        ranges.append(clause.positionAfterSkippingLeadingTrivia..<clause.endPosition)
      }
    }
    return ranges
  }

  private final class Finder: SyntaxVisitor {
    var conditions: [IfConfigDeclSyntax] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      conditions.append(node)
      return .visitChildren
    }
  }
}
