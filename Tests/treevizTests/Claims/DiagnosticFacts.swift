import Foundation
import Testing

/// What SwiftUI complains of at run time, by its documentation or by reports.
@Suite struct DiagnosticFacts {
  /// A view that is wrong, and what the tool says of it.
  struct Case: Sendable, CustomTestStringConvertible {
    /// What is complained of: the name by which the list in `docs/behaviour.md` knows it.
    let name: String

    /// The numbers of the facts that the view shows, each with its source.
    let facts: [Int: String]

    /// Part of what is printed on standard error.
    let error: String
    let source: String

    var testDescription: String { name }

    init(_ name: String, facts: [Int: String], error: String, _ source: String) {
      self.name = name
      self.facts = facts
      self.error = error
      self.source = source
    }
  }

  @Test(arguments: cases) func holds(_ example: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + example.source, to: "view.swift")
    let run = try Tool.run(
      ["inspect", "view.swift", "--view", "Sample", "--values", "--no-cache"], in: folder.url)
    #expect(run.errors.contains(example.error), "\(run.errors)")
    #expect(run.code == 1)
  }

  static let cases = [
    Case(
      "refusesAClassAsAView", facts: [120: "OSUI, khorbushko"],
      error: "views must be values (a struct or an enum): 'Poster' is a class",
      """
      final class Poster: View {
        var body: some View { Text("poster") }
      }
      struct Sample: View {
        var body: some View { Poster() }
      }
      """),
    Case(
      "namesAMissingObservableObject", facts: [183: "ViewInspector#4, InjectionIII#398"],
      error: "No ObservableObject of type Piano found",
      """
      final class Piano: ObservableObject {}
      struct Sample: View {
        @EnvironmentObject private var piano: Piano

        var body: some View { Text("\\(ObjectIdentifier(piano) == ObjectIdentifier(piano))") }
      }
      """),
    Case(
      "namesAMissingObservable",
      facts: [184: "docs:Environment, ViewInspector#426, compat:Environment+Observable"],
      error: "No Observable object of type Piano found",
      """
      @Observable final class Piano { var keys = 88 }
      struct Sample: View {
        @Environment(Piano.self) private var piano

        var body: some View { Text("\\(piano.keys)") }
      }
      """),
  ]
}
