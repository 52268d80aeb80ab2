import ViewTree

/// Leaves out the errors that another error brought about: where the compiler does not know a member,
/// it complains of each of its arguments, too.
///
///     list.swift:3:59: error: value of type 'Text' has no member 'foregroundSyle'
///     list.swift:3:75: error: cannot infer contextual base in reference to member 'red'
struct FollowOnErrors {
  let files: KnownFiles

  /// Returns the messages without the errors that follow from another one of the same statement, or from
  /// one of reading in the same declaration.
  func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    var faulty: Set<Place> = []
    var misread: Set<Place> = []
    for error in diagnostics where error.severity == .error {
      if !Self.isConsequence(error.message) { faulty.insert(place(of: error, \.statement)) }
      if Self.isAboutSyntax(error.message) { misread.insert(place(of: error, \.declaration)) }
    }
    return diagnostics.filter { diagnostic in
      guard diagnostic.severity == .error, diagnostic.location != nil,
        !Self.isAboutSyntax(diagnostic.message)
      else { return true }
      if misread.contains(place(of: diagnostic, \.declaration)) { return false }
      return !Self.isConsequence(diagnostic.message)
        || !faulty.contains(place(of: diagnostic, \.statement))
    }
  }

  /// What an error is in: a part of a file by its number, or a line of a file whose parts are not known.
  private enum Place: Hashable {
    case part(Int, path: String)
    case line(Int, path: String)
    case nowhere
  }

  private func place(
    of diagnostic: Diagnostic, _ number: KeyPath<SourceSummary.Part, Int>
  ) -> Place {
    guard let location = diagnostic.location else { return .nowhere }
    return files.part(at: location).map { .part($0[keyPath: number], path: location.path) }
      ?? .line(location.line, path: location.path)
  }

  /// Returns a Boolean value indicating whether an error says only that a type is not known.
  static func isConsequence(_ message: String) -> Bool {
    consequences.contains { message.hasPrefix($0) }
      || message.hasPrefix("reference to member '")
        && message.hasSuffix("cannot be resolved without a contextual type")
      || message.hasPrefix("generic parameter '") && message.hasSuffix("could not be inferred")
      || message.hasPrefix("cannot infer type of closure parameter '")
  }

  private static let consequences = [
    "cannot infer contextual base in reference to member '",
    "cannot infer key path type from context",
    "cannot infer return type",
    "unable to infer type of a closure parameter",
    "unable to infer complex closure return type",
    "unable to infer closure type in the current context",
    "'nil' requires a contextual type",
    "failed to produce diagnostic for expression",
    "the compiler is unable to type-check this expression in reasonable time",
  ]

  /// Returns a Boolean value indicating whether an error is one of reading: what is said of the types of
  /// code that was not read as it was meant is of no use.
  static func isAboutSyntax(_ message: String) -> Bool {
    message.hasPrefix("expected '") || message.hasPrefix("expected expression")
  }
}
