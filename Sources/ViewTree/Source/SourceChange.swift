/// A change that is compiled with the sources, so that any Swift expression may be its value.
package struct SourceChange: Codable, Sendable, Hashable {
  package enum Kind: String, Codable, Sendable, Hashable {
    /// Of a property that a view, a modifier or the like keeps: `--set count=3`.
    case state
    /// Of a property of an object: `--set-model FoodTruck.orders=[]`.
    case model
    /// Of a value of the environment: `--set-env colorScheme=dark`.
    case environment
  }

  /// The number by which the probe is told of it.
  package var number: Int

  package var kind: Kind

  /// What is changed, and to what.
  package var assignment: ChangeAssignment

  /// The option as it is shown in messages: `--set count=3`.
  package var text: String

  package init(number: Int, kind: Kind, assignment: ChangeAssignment, text: String) {
    self.number = number
    self.kind = kind
    self.assignment = assignment
    self.text = text
  }

  /// The name by which the compiler knows the text of a change.
  package var sourceName: String { "<change \(number)>" }
}

/// What is to be written for changes: the sources and the changes.
package struct ChangeRequest: Codable, Sendable, Hashable {
  package var changes: [SourceChange]

  /// The texts of the files of the module.
  package var sources: [String]

  /// The views that are asked for by name: of several properties of one name, that of such a view is
  /// meant.
  package var preferredTypes: [String]

  package init(changes: [SourceChange], sources: [String], preferredTypes: [String]) {
    self.changes = changes
    self.sources = sources
    self.preferredTypes = preferredTypes
  }
}

/// What is compiled for changes, or why they cannot be made.
package struct ChangeCode: Codable, Sendable, Hashable {
  /// For each file the code that stands at its end.
  package var code: [String]

  /// What is wrong with the changes, each at the option that it is about.
  package var diagnostics: [Diagnostic]

  package init(code: [String], diagnostics: [Diagnostic] = []) {
    self.code = code
    self.diagnostics = diagnostics
  }
}
