import TreeCompiler
import ViewTree

/// Says what came up while the roots that are shown were mounted, and which have no instance.
struct InstanceCheck {
  private let roots: [ExampleRoot]
  private let issues: [CompiledExample.Issue]

  init(_ roots: [ExampleRoot], of example: ExampleInput) {
    self.roots = roots
    issues = example.issues.filter { issue in roots.contains { $0.typeName == issue.root } }
  }

  /// Prints what there is to say.
  ///
  /// - Throws: ``CommandFailure`` where a root that was named has no instance.
  func run(_ arguments: ParsedArguments) throws {
    let missing = roots.filter { $0.instance == nil && $0.failure == nil }
    let isNamed = !arguments.values("view").isEmpty
    if isNamed, !missing.isEmpty {
      let failures = issues.map(\.diagnostic).filter { $0.severity == .error }
      throw CommandFailure(
        failures.isEmpty ? missing.map { root in Self.error(about: root) } : failures)
    }
    for issue in issues {
      var diagnostic = issue.diagnostic
      if diagnostic.severity == .error { diagnostic.severity = .warning }
      DiagnosticPrinter.print(diagnostic)
    }
    let unmade = missing.filter { root in !issues.contains { $0.root == root.typeName } }
    if !unmade.isEmpty, !arguments.has("quiet") {
      let names = unmade.map { "'\($0.name)' \($0.reasonForNoInstance)" }
      DiagnosticPrinter.print(
        Diagnostic(
          .note,
          "treeviz: note: shown by type, without values: \(names.joined(separator: ", ")); "
            + "a preview has an instance"))
    }
  }

  private static func error(about root: ExampleRoot) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(root.name)' \(root.reasonForNoInstance): there is no instance whose values could be "
        + "shown; show it through a preview", at: root.location)
  }
}
