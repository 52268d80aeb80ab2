import ViewTree

/// Says what SwiftUI would complain of and why an example ended, at the line that it is about.
struct IssueDiagnostics {
  /// The user's files with what was read of them.
  let files: [(path: String, summary: SourceSummary)]

  /// The roots, as far as they are known.
  let roots: [ProbeReport.Root]

  /// The places of code in the user's files, by its offset in the example's library.
  let places: [Int: Diagnostic.Location]
}

// MARK: - Messages

extension IssueDiagnostics {
  /// Returns the message about an issue that came up while a root was mounted, or a change was made.
  func diagnostic(of issue: ProbeIssue, root: String?, change: String?) -> Diagnostic {
    if let change, issue.isAboutChange {
      return Diagnostic(
        .error, MessageText.forUsers(issue.message[...]), at: Diagnostic.Location(path: change))
    }
    let location = location(of: issue) ?? root.flatMap(location(ofRoot:))
    let message = MessageText.forUsers(issue.message[...])
    switch issue.kind {
    case "missingObject":
      let type = issue.argument ?? "the object"
      let reader = issue.property.map { "'\($0)'" } ?? "a property"
      let place = issue.subject.map { " of \(name(of: $0))" } ?? ""
      return Diagnostic(
        .error, "\(reader)\(place) finds no '\(type)' in the environment: \(message)",
        at: location, notes: [Diagnostic(.note, missingFix(issue, type))])
    case "notInstalled":
      return Diagnostic(
        .warning, message, at: location,
        notes: [
          Diagnostic(.note, "read it in 'body': in an initialiser the view has no place yet")
        ])
    case "duplicateID", "uncalledMethod", "unmatchedLink":
      return Diagnostic(.warning, message, at: location)
    default:
      return Diagnostic(.error, message, at: location)
    }
  }

  /// Returns the message about a run that gave no report.
  func diagnostic(of failure: ProbeFailure) -> Diagnostic {
    if let issue = failure.issue {
      return diagnostic(of: issue, root: failure.root, change: failure.change)
    }
    var diagnostic = failure.diagnostic(of: failure.subject.map(name))
    diagnostic.location = location(of: failure)
    return diagnostic
  }

  private func missingFix(_ issue: ProbeIssue, _ type: String) -> String {
    let isObservable = issue.message.hasPrefix("No Observable object")
    let modifier = isObservable ? "environment" : "environmentObject"
    let optional = isObservable ? ", or make the property optional" : ""
    return "set one on a view above, and in each preview: .\(modifier)(\(type)(...))\(optional)"
  }

  /// What messages call a type: the user knows nothing of those that stand for a snippet or a preview.
  private func name(of type: String) -> String {
    if type == SourceSummary.snippetTypeName { return "the snippet" }
    if let preview = preview(type) {
      return preview.title.map { "the preview '\($0)'" } ?? "the preview"
    }
    return "'\(type)'"
  }

  private func preview(_ type: String) -> ProbeReport.Root? {
    roots.first { $0.kind == .preview && $0.name == type }
  }
}

// MARK: - Places

extension IssueDiagnostics {
  private func location(of issue: ProbeIssue) -> Diagnostic.Location? {
    if let owner = issue.owner {
      return location(of: issue.property, in: owner)
    }
    if let argument = issue.argument, let only = property(given: argument) { return only }
    return location(ofCallers: issue.callers ?? [])
      ?? issue.subject.flatMap { location(of: nil, in: $0) }
  }

  /// Returns the place that the program named, with the column where the code tells it too; that of
  /// the code otherwise, or that of the root.
  private func location(of failure: ProbeFailure) -> Diagnostic.Location? {
    let place = location(ofCallers: failure.callers)
    if let named = failure.location {
      return place?.path == named.path && place?.line == named.line ? place : named
    }
    return place ?? (failure.root ?? failure.subject).flatMap(location(ofRoot:))
  }

  /// Returns the place of the innermost call that the user wrote. The start of a function has no
  /// column: one further out may have it.
  private func location(ofCallers callers: [Int]) -> Diagnostic.Location? {
    let known = callers.compactMap { places[$0] }
    guard let first = known.first else { return nil }
    return known.first { $0.path == first.path && $0.line == first.line && $0.column > 0 } ?? first
  }

  private func location(ofRoot root: String) -> Diagnostic.Location? {
    guard let line = preview(root)?.line else { return location(of: nil, in: root) }
    for (path, summary) in files {
      let found = summary.declarations.first { $0.kind == .preview && $0.line == line }
      if let found {
        return Diagnostic.Location(path: path, line: found.line, column: found.column)
      }
    }
    return nil
  }

  /// Returns the place of a property; that of its type where the source does not show it.
  private func location(of property: String?, in owner: String) -> Diagnostic.Location? {
    for (path, summary) in files {
      for declaration in summary.declarations where declares(declaration, owner) {
        let found = declaration.properties.first { $0.name == property }
        return Diagnostic.Location(
          path: path, line: found?.line ?? declaration.line,
          column: found?.column ?? declaration.column)
      }
    }
    return nil
  }

  private func declares(_ declaration: SourceSummary.Declaration, _ type: String) -> Bool {
    switch declaration.kind {
    case .type: declaration.name == type
    case .snippet: type == SourceSummary.snippetTypeName
    case .preview: false
    }
  }

  /// Returns the place of the one property whose wrapper is given something.
  private func property(given argument: String) -> Diagnostic.Location? {
    let found = files.flatMap { path, summary in
      summary.declarations.flatMap(\.properties).filter { $0.argument == argument }
        .map { Diagnostic.Location(path: path, line: $0.line, column: $0.column) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
