import ViewTree

/// Leaves out the errors that another error brought about: where the compiler does not know a member,
/// it complains of each of its arguments, too.
///
///     list.swift:3:59: error: value of type 'Text' has no member 'foregroundSyle'
///     list.swift:3:75: error: cannot infer contextual base in reference to member 'red'
struct FollowOnErrors {
  let files: KnownFiles

  /// Returns the messages without the errors that follow from another one of the same declaration.
  func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    let causes = errors.filter { !Self.isConsequence($0.message) }
    let misreadings = errors.filter { Self.isAboutSyntax($0.message) }
    guard !causes.isEmpty else { return diagnostics }
    return diagnostics.filter { diagnostic in
      guard diagnostic.severity == .error, !Self.isAboutSyntax(diagnostic.message) else {
        return true
      }
      let possible = Self.isConsequence(diagnostic.message) ? causes : misreadings
      return !possible.contains { areOfOneDeclaration($0.location, diagnostic.location) }
    }
  }

  /// Returns a Boolean value indicating whether an error says only that a type is not known.
  private static func isConsequence(_ message: String) -> Bool {
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
  private static func isAboutSyntax(_ message: String) -> Bool {
    message.hasPrefix("expected '") || message.hasPrefix("expected expression")
  }
}

// MARK: - Declarations

extension FollowOnErrors {
  /// Returns a Boolean value indicating whether no declaration starts between two places.
  private func areOfOneDeclaration(
    _ first: Diagnostic.Location?, _ second: Diagnostic.Location?
  ) -> Bool {
    guard let first, let second, first.path == second.path else { return false }
    guard first.line != second.line else { return true }
    let lines = (min(first.line, second.line) + 1)...max(first.line, second.line)
    return !lines.contains { line in
      let place = Diagnostic.Location(path: first.path, line: line, column: 1)
      return files.text(from: place).map(Self.startsDeclaration) ?? true
    }
  }

  private static func startsDeclaration(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == "\t" }.prefix(8)
    let word = words.first { !$0.hasPrefix("@") && !modifiers.contains($0) } ?? ""
    return declarations.contains(String(word.prefix { $0.isLetter || $0 == "#" }))
  }

  private static let modifiers: Set<Substring> = [
    "fileprivate", "final", "indirect", "internal", "lazy", "mutating", "nonisolated", "open",
    "override", "package", "private", "public", "static", "unowned", "weak",
  ]

  private static let declarations: Set<String> = [
    "#Preview", "actor", "class", "deinit", "enum", "extension", "func", "init", "protocol",
    "struct", "subscript", "typealias", "var",
  ]
}
