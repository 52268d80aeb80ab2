import ViewTree

/// What a run says: each message once, and at the end the command that mends what is stale.
struct ChapterReport {
  private let run: ChapterRun
  private var said: Set<Diagnostic> = []

  /// What to name to treeviz to mend what was found, in order.
  private var mendable: [String] = []

  init(_ run: ChapterRun) {
    self.run = run
  }

  /// Says something; what many blocks share, as an error in a listing that they build on, once.
  mutating func say(_ message: Diagnostic) {
    guard said.insert(message).inserted else { return }
    run.events.message(message)
  }

  /// Notes that a run without `--check` mends a chapter, or a folder.
  mutating func canMend(_ path: String) {
    if !mendable.contains(path) { mendable.append(path) }
  }

  /// Says which command mends what was found.
  func finish() {
    guard !mendable.isEmpty else { return }
    let paths = mendable.count <= 5 ? mendable : run.files.arguments
    let words = paths.map(Self.quoted).joined(separator: " ")
    run.events.message(Diagnostic(.note, "treeviz: note: mend it: \(run.options.command) \(words)"))
  }

  /// Returns a word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte >= 0x80 || character.isLetter || character.isNumber
        || "/._-+,@".contains(character)
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
