/// Something that SwiftUI would complain of while it shows a root.
package struct ProbeIssue: Codable, Sendable, Hashable {
  /// What it is: `missingObject`, `notInstalled`, `duplicateID`, `tooDeep`.
  package var kind: String

  /// What SwiftUI says of it.
  package var message: String

  /// The type whose body was evaluated, with its parents, without module.
  package var subject: String?

  /// The type that declares the property, likewise.
  package var owner: String?

  /// The name of the property.
  package var property: String?

  /// What the property's wrapper was given in source: `\.locale`, `Model.self`.
  package var argument: String?

  /// The calls that led to it, innermost first, as offsets in the example's library.
  package var callers: [Int]?

  package init(
    kind: String, message: String, subject: String? = nil, owner: String? = nil,
    property: String? = nil, argument: String? = nil, callers: [Int]? = nil
  ) {
    self.kind = kind
    self.message = message
    self.subject = subject
    self.owner = owner
    self.property = property
    self.argument = argument
    self.callers = callers
  }
}
