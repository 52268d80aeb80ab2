/// A message about a place in a file, or about none.
///
/// Printed as `path:line:col: error: text`.
package struct Diagnostic: Sendable, Hashable, Codable {
  package enum Severity: String, Sendable, Hashable, Codable {
    case error
    case warning
    case note
  }

  /// A place in a file: the path as the user typed it, line and column from 1; 0 where unknown.
  package struct Location: Sendable, Hashable, Codable {
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, line: Int = 0, column: Int = 0) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  package var severity: Severity
  package var location: Location?
  package var message: String

  /// What belongs to it: where something was declared, how to mend it, the source line with a caret.
  package var notes: [Diagnostic]

  package init(
    _ severity: Severity, _ message: String, at location: Location? = nil, notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes
  }
}
