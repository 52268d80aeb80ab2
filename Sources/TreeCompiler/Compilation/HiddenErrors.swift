import ViewTree

/// The errors that the compiler finds where statements are blanked at which it ran out of time: those that
/// the user's file has, not those that it would not have with the statements.
struct HiddenErrors {
  /// The warnings of the file as it is.
  private let warnings: [Diagnostic]

  /// What the compiler said last.
  private var last: [Diagnostic]

  /// The lines that were blanked.
  private var blanked: Set<Line> = []

  /// The lines of what is around them.
  private var around: Set<Line> = []

  private struct Line: Hashable {
    var path: String
    var number: Int
  }

  init(behind diagnostics: [Diagnostic]) {
    warnings = diagnostics.filter { $0.severity == .warning }
    last = diagnostics
  }

  /// The place of an error to which the compiler may have come by looking for reasons of another one.
  var blamed: Diagnostic.Location? {
    last.first { $0.isOfSlowExpression || $0.isAboutClosure }?.location
  }

  /// Notes that a statement was blanked.
  ///
  /// - Parameters:
  ///   - statement: The statement in the compiled copy.
  ///   - path: The user's file.
  ///   - linesAbove: How many lines of the copy stand above the user's first.
  mutating func note(_ statement: BlankedSource, in path: String, linesAbove: Int) {
    for line in statement.firstLine...max(statement.firstLine, statement.lastLine) {
      blanked.insert(Line(path: path, number: line - linesAbove))
    }
    for line in statement.linesAround {
      around.insert(Line(path: path, number: line - linesAbove))
    }
  }

  /// Returns what to tell of what the compiler said of the rest.
  ///
  /// - Returns: Nil where the blanks may have led to all of the errors.
  mutating func errors(among found: [Diagnostic]) -> [Diagnostic]? {
    let errors = found.filter { $0.severity == .error }
    // The file was read without errors before.
    guard !errors.contains(where: { FollowOnErrors.isAboutSyntax($0.message) }) else {
      last = []
      return nil
    }
    last = errors.filter { !$0.isAboutBlank }
    let told = last.filter(isOfTheFile)
    return told.isEmpty ? nil : warnings + told
  }

  private func isOfTheFile(_ error: Diagnostic) -> Bool {
    guard let location = error.location, !error.isOfSlowExpression, !error.isAboutClosure,
      !FollowOnErrors.isConsequence(error.message)
    else { return false }
    let line = Line(path: location.path, number: location.line)
    if error.isAboutUnknownName { return true }
    return !blanked.contains(line) && !around.contains(line)
  }
}

extension Diagnostic {
  /// A Boolean value indicating whether it may be about what stands in the place of a statement. A note of
  /// several lines is an excerpt of the user's file.
  fileprivate var isAboutBlank: Bool {
    ([self] + notes.filter { !$0.message.contains("\n") })
      .contains { $0.message.contains("EmptyView") }
  }

  fileprivate var isAboutClosure: Bool {
    severity == .error && message.hasPrefix("contextual type for closure argument list")
  }

  /// A Boolean value indicating whether it names something that is not there, whatever is around it.
  fileprivate var isAboutUnknownName: Bool {
    message.hasPrefix("cannot find ") || message.contains(" has no member ")
      || UnsupportedNames.isExplanation(message)
  }
}
