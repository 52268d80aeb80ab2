import SwiftUI
import Testing
import TreeModel

/// What SwiftUI does at run time by documentation or reproduced reports, and a view that shows it.
///
/// `docs/behaviour.md` lists all facts by number, with their sources.
struct Fact: Sendable, CustomTestStringConvertible {
  /// What the view does: the name by which the list in `docs/behaviour.md` knows it.
  let name: String

  /// The numbers of the facts that it shows, each with its source.
  let facts: [Int: String]

  let expected: String
  let actual: @MainActor @Sendable () throws -> String

  var testDescription: String { name }

  /// A text that a closure returns.
  init(
    _ name: String, facts: [Int: String], text: String,
    _ actual: @escaping @MainActor @Sendable () throws -> String
  ) {
    self.name = name
    self.facts = facts
    expected = text
    self.actual = actual
  }

  /// Lines that a closure returns.
  init(
    _ name: String, facts: [Int: String], lines: String,
    _ actual: @escaping @MainActor @Sendable () throws -> [String]
  ) {
    self.init(name, facts: facts, text: lines) { try actual().joined(separator: "\n") }
  }
}

extension Fact {
  /// Checks that the view shows what it is expected to show.
  @MainActor func check() throws {
    let text = try actual()
    #expect(text == expected, "facts \(facts.keys.sorted()): \(text)")
  }
}
