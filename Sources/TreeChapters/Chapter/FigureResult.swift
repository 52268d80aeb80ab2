package import ViewTree

/// What came of a job.
package struct FigureResult: Sendable, Hashable {
  /// The figures.
  package var files: [File]

  /// What was printed in place of figures.
  package var text: String

  /// The language of that text, as a fenced block names it.
  package var language: String

  /// What there is to say: errors where it failed. Places are in the job's sources.
  package var messages: [Diagnostic]
  package var outcome: Outcome

  package enum Outcome: String, Codable, Sendable, Hashable {
    case made
    /// The source is at fault.
    case failed
    /// Treeviz or the machine is at fault.
    case fault
  }

  /// A figure.
  package struct File: Sendable, Hashable {
    /// The file's name, without a folder.
    package var name: String
    package var bytes: [UInt8]

    /// The tree that it shows.
    package var outline: String

    /// What it shows in words, as plain text.
    package var alternative: String

    package init(name: String, bytes: [UInt8], outline: String, alternative: String) {
      self.name = name
      self.bytes = bytes
      self.outline = outline
      self.alternative = alternative
    }
  }

  package init(
    files: [File] = [], text: String = "", language: String = "text",
    messages: [Diagnostic] = [], outcome: Outcome
  ) {
    self.files = files
    self.text = text
    self.language = language
    self.messages = messages
    self.outcome = outcome
  }
}
