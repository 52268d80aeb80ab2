import TreeCompiler
import ViewTree

/// Says what came up while the roots that are shown were mounted, and which have no instance.
struct InstanceCheck {
  private let example: ExampleInput

  /// The roots that are shown.
  private let roots: [ExampleRoot]

  /// A Boolean value indicating whether the roots were named.
  private let areNamed: Bool

  init(_ roots: [ExampleRoot], of example: ExampleInput, areNamed: Bool) {
    self.roots = roots
    self.example = example
    self.areNamed = areNamed
  }

  /// Prints what there is to say.
  ///
  /// - Returns: what ended instances, where the others are wanted all the same.
  /// - Throws: ``CommandFailure`` where an instance that was asked for failed, or a root that was named
  ///   has none.
  func run(_ arguments: ParsedArguments) throws -> [Diagnostic] {
    let messages = messages
    let errors = messages.filter { $0.severity == .error }
    if !arguments.has("quiet") {
      messages.filter { $0.severity != .error }.forEach(DiagnosticPrinter.print)
    }
    let unmade = roots.filter { $0.instance == nil && $0.failure == nil && failure(of: $0) == nil }
    let needsAll = areNamed || arguments.showsRenderTree
    let refused =
      needsAll
      ? example.refusals(
        of: unmade,
        "there is no instance whose values could be shown; show it through a preview") : []
    guard refused.isEmpty, errors.isEmpty || arguments.has("keep-going") else {
      let hasOthers = !areNamed && roots.contains { $0.instance != nil }
      let hint = "treeviz: note: --keep-going shows the others"
      let isHinted = hasOthers && !arguments.has("quiet")
      throw CommandFailure(errors + refused + (isHinted ? [Diagnostic(.note, hint)] : []))
    }
    if !unmade.isEmpty, !arguments.has("quiet") { DiagnosticPrinter.print(note(about: unmade)) }
    return errors
  }
}

// MARK: - What came up

extension InstanceCheck {
  /// The messages about the roots that are shown: one that came up in several names them.
  private var messages: [Diagnostic] {
    var names: [Diagnostic: [String]] = [:]
    var issues: [CompiledExample.Issue] = []
    for issue in example.issues {
      guard let root = roots.first(where: { $0.typeName == issue.root }), !isBorne(issue) else {
        continue
      }
      if names[issue.diagnostic] == nil { issues.append(issue) }
      let name = root.kind == .snippet ? "the snippet" : "'\(root.name)'"
      if names[issue.diagnostic]?.contains(name) != true {
        names[issue.diagnostic, default: []].append(name)
      }
    }
    return issues.map { issue in
      var diagnostic = issue.diagnostic
      let roots = names[diagnostic] ?? []
      let isClear =
        roots.count == 1
        && (!issue.isMissingObject || roots.allSatisfy(diagnostic.message.contains))
      if !isClear {
        diagnostic.notes.append(
          Diagnostic(.note, "it came up in \(roots.joined(separator: ", "))"))
      }
      return diagnostic
    }
  }

  /// A Boolean value indicating whether an object is missing only since a view stands alone that
  /// others, here or in another file, give it to, and there is something else to show.
  private func isBorne(_ issue: CompiledExample.Issue) -> Bool {
    guard issue.isMissingObject, !areNamed else { return false }
    return roots.contains { $0.instance != nil } || !parents(of: issue.root).isEmpty
  }

  /// Returns the roots whose instances have a view in them.
  private func parents(of typeName: String) -> [ExampleRoot] {
    example.roots.filter { $0.instance != nil && $0.mounted.contains(typeName) }
  }

  /// Returns what ended a root's instance, as far as it is to blame.
  private func failure(of root: ExampleRoot) -> CompiledExample.Issue? {
    example.errors(of: root).first { !isBorne($0) }
  }
}

// MARK: - What has no instance

extension InstanceCheck {
  private func note(about roots: [ExampleRoot]) -> Diagnostic {
    let previews = PreviewIndex(example)
    var needsPreview = false
    let reasons = roots.map { root in
      if let parent = parents(of: root.typeName).first, wasMounted(root) {
        return "'\(root.name)' gets its environment from '\(parent.name)'"
      }
      if wasMounted(root) {
        needsPreview = true
        return "'\(root.name)' reads an object that nothing here sets"
      }
      let hint = previews.hint(for: root)
      if hint.isEmpty { needsPreview = true }
      return "'\(root.name)' \(root.reasonForNoInstance)\(hint)"
    }
    return Diagnostic(
      .note,
      "treeviz: note: shown by type, without values: \(reasons.joined(separator: ", "))"
        + (needsPreview ? "; a preview has an instance" : ""))
  }

  /// A Boolean value indicating whether an instance was made, and failed.
  private func wasMounted(_ root: ExampleRoot) -> Bool {
    !example.errors(of: root).isEmpty
  }
}
