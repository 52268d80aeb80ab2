import Foundation
import Testing

/// `docs/behaviour.md` and the tests name each other.
struct FactListTests {
  /// A fact, as the list has it.
  private struct Row {
    let number: Int
    let rule: String
    let sources: Set<String>
    let certainty: String
    let shown: String

    /// The tests that show the fact: `StateFacts.livesAsLongAsTheIdentity`.
    var tests: [String] {
      shown.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
    }
  }

  @Test func listsEachFactOnceAndInOrder() throws {
    let rows = try rows()
    #expect(rows.map(\.number) == Set(rows.map(\.number)).sorted())
    let certainties = ["documented", "reproduced", "one source", "inferred"]
    for row in rows {
      #expect(!row.rule.isEmpty && !row.sources.isEmpty, "fact \(row.number)")
      #expect(certainties.contains(row.certainty), "fact \(row.number): \(row.certainty)")
      #expect(
        row.tests.isEmpty == row.shown.hasPrefix("not shown: "),
        "fact \(row.number) says neither which test shows it nor why none does")
    }
  }

  @Test func theListAndTheTestsAgree() throws {
    let rows = try rows()
    let listed = Set(rows.flatMap { row in row.tests.map { "\(row.number) \($0)" } })
    let tested = try tested()
    #expect(listed.subtracting(tested.keys).sorted() == [], "listed, but not tested")
    #expect(Set(tested.keys).subtracting(listed).sorted() == [], "tested, but not listed")
    for row in rows {
      for test in row.tests {
        let sources = tested["\(row.number) \(test)"] ?? []
        #expect(sources.isSubset(of: row.sources), "the sources of \(row.number) in \(test)")
      }
    }
  }

  private func rows() throws -> [Row] {
    let page = Tool.package.appendingPathComponent("docs/behaviour.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, let number = Int(cells[0]) else { return nil }
      return Row(
        number: number, rule: cells[1], sources: Self.sources(cells[2]), certainty: cells[3],
        shown: cells[4])
    }
  }

  private static func sources(_ text: some StringProtocol) -> Set<String> {
    Set(text.components(separatedBy: ", "))
  }

  /// Returns what the suites of facts say: `63 StateFacts.livesAsLongAsTheIdentity`, with the
  /// sources.
  private func tested() throws -> [String: Set<String>] {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let tests = here.deletingLastPathComponent().deletingLastPathComponent()
    var found: [String: Set<String>] = [:]
    for folder in [here, tests.appendingPathComponent("TreeModelTests/Behaviour")] {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      for file in files where file.lastPathComponent.hasSuffix("Facts.swift") {
        let suite = file.deletingPathExtension().lastPathComponent
        let source = try String(contentsOf: file, encoding: .utf8)
        let cases = source.matches(of: /"(?<name>\w+)",\s*facts:\s*\[(?<facts>[^\]]+)\]/)
        #expect(!cases.isEmpty, "\(suite) shows no facts")
        for match in cases {
          for fact in match.facts.matches(of: /(?<number>\d+): "(?<sources>[^"]+)"/) {
            found["\(fact.number) \(suite).\(match.name)", default: []]
              .formUnion(Self.sources(fact.sources))
          }
        }
      }
    }
    return found
  }
}
