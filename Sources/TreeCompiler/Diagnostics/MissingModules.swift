import ViewTree

/// Finds the imports of modules that are missing here: the compiler stops at the first.
struct MissingModules {
  let files: KnownFiles

  /// Returns an error for each missing module that messages do not tell of, where they tell of one.
  ///
  /// What stands between `#if` and `#endif` is left to the compiler.
  func errors(besides diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: isAboutModule) else { return [] }
    let known = Set(diagnostics.compactMap(\.location))
    return imports.filter { MissingName.named($0.module, of: [.module]) != nil }
      .filter { !known.contains($0.location) }
      .map { Diagnostic(.error, "\(Self.start)\($0.module)'", at: $0.location) }
  }

  private static let start = "no such module '"

  /// Returns a Boolean value indicating whether an error is the compiler's of a missing module, which stands
  /// in a note where it is told in our words.
  private func isAboutModule(_ diagnostic: Diagnostic) -> Bool {
    ([diagnostic] + diagnostic.notes).contains { $0.message.hasPrefix(Self.start) }
  }

  private struct Import {
    let module: Substring
    let location: Diagnostic.Location
  }

  private var imports: [Import] {
    var imports: [Import] = []
    var path = ""
    /// How many `#if`, comments and texts of several lines are open.
    var conditions = 0
    var comments = 0
    var isText = false
    for line in files.lines {
      if line.path != path {
        (path, conditions, comments, isText) = (line.path, 0, 0, false)
      }
      let code = line.text.drop(while: \.isWhitespace)
      if !isText, comments == 0 {
        if code.hasPrefix("#if") { conditions += 1 }
        if code.hasPrefix("#endif") { conditions -= 1 }
        if conditions == 0, let module = Self.module(in: code) {
          let column = line.text.utf8.distance(from: line.text.startIndex, to: module.startIndex)
          imports.append(
            Import(
              module: module,
              location: .init(path: path, line: line.number, column: column + 1)))
        }
      }
      if !isText {
        comments += code.ranges(of: "/*").count - code.ranges(of: "*/").count
        comments = max(comments, 0)
      }
      if comments == 0, code.ranges(of: "\"\"\"").count % 2 == 1 { isText.toggle() }
    }
    return imports
  }

  /// Returns the module that a line imports: `@preconcurrency import struct Charts.Chart`.
  private static func module(in code: Substring) -> Substring? {
    var words = code.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word.hasPrefix("@") || accesses.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    return words.first.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
  }

  private static let accesses: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}
