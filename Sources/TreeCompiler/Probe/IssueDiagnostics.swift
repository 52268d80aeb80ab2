import ViewTree

/// Says what SwiftUI would complain of, at the property or the view that it is about.
struct IssueDiagnostics {
  /// The user's files with what was read of them.
  let files: [(path: String, summary: SourceSummary)]

  /// Returns the message about an issue.
  func diagnostic(of issue: ProbeIssue) -> Diagnostic {
    let subject = issue.subject.map(shown)
    switch issue.kind {
    case "missingObject":
      let type = issue.argument ?? "the object"
      let reader = issue.property.map { "'\($0)'" } ?? "a property"
      let place = subject.map { " of '\($0)'" } ?? ""
      return Diagnostic(
        .error, "\(reader)\(place) finds no '\(type)' in the environment: \(issue.message)",
        at: location(of: issue), notes: [Diagnostic(.note, missingFix(issue, type))])
    case "notInstalled":
      return Diagnostic(
        .warning, issue.message, at: location(of: issue),
        notes: [
          Diagnostic(.note, "read it in 'body': in an initialiser the view has no place yet")
        ])
    case "duplicateID":
      return Diagnostic(.warning, issue.message, at: location(of: issue))
    default:
      return Diagnostic(.error, issue.message, at: location(of: issue))
    }
  }

  /// Returns a message about a root that failed, at the root where it has no place of its own.
  func diagnostic(of failure: Diagnostic, root: String) -> Diagnostic {
    guard failure.location == nil else { return failure }
    var diagnostic = failure
    diagnostic.location = location(of: nil, in: root)
    return diagnostic
  }

  private func missingFix(_ issue: ProbeIssue, _ type: String) -> String {
    let isObservable = issue.message.hasPrefix("No Observable object")
    let modifier = isObservable ? "environment" : "environmentObject"
    let optional = isObservable ? ", or make the property optional" : ""
    return "set one on a view above, and in each preview: .\(modifier)(\(type)(...))\(optional)"
  }

  /// The name of a type as messages have it.
  private func shown(_ type: String) -> String {
    type == SourceSummary.snippetTypeName ? "snippet" : type
  }
}

// MARK: - Places

extension IssueDiagnostics {
  private func location(of issue: ProbeIssue) -> Diagnostic.Location? {
    if let owner = issue.owner {
      return location(of: issue.property, in: owner)
    }
    if let argument = issue.argument, let only = property(given: argument) { return only }
    return issue.subject.flatMap { location(of: nil, in: $0) }
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
