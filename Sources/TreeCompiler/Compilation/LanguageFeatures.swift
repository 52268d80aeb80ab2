import ViewTree

/// The parts of Swift 6 that are switched on where a file does not compile without them: a project of Swift
/// 6 has them, one of Swift 5 may.
///
/// None is switched on at once, since each means something else for some code that is right without it:
/// what compiles in the manner of Swift 5 is compiled so.
struct LanguageFeatures {
  let files: KnownFiles

  /// Returns the options of the compiler that may help against errors.
  func options(against diagnostics: [Diagnostic]) -> [String] {
    let errors = diagnostics.filter { $0.severity == .error }
    let features = [
      errors.contains(where: isAboutRegex) ? "BareSlashRegexLiterals" : nil,
      errors.contains(where: isAboutIsolation) ? "IsolatedDefaultValues" : nil,
    ]
    return features.compactMap { $0 }.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// A main actor's initializer or property as a default: `init(model: Model = Model())`.
  private func isAboutIsolation(_ error: Diagnostic) -> Bool {
    error.message.contains(" actor-isolated ")
      && (error.message.contains(" in a synchronous nonisolated context")
        || error.message.contains(" from a nonisolated context"))
  }

  /// A regular expression between slashes, `text.firstMatch(of: /\d+/)`: an error in a line in which a slash
  /// stands before something, and after nothing that could be divided.
  private func isAboutRegex(_ error: Diagnostic) -> Bool {
    if error.message.hasPrefix("'/' is not a prefix unary operator") { return true }
    guard let place = error.location,
      let line = files.text(from: .init(path: place.path, line: place.line, column: 1))
    else { return false }
    let bytes = Array(line.utf8)
    return bytes.indices.dropFirst().dropLast().contains { index in
      bytes[index] == UInt8(ascii: "/") && " ([,:=".utf8.contains(bytes[index - 1])
        && !" \t/*=)".utf8.contains(bytes[index + 1])
    }
  }
}
