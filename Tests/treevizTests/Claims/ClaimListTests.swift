import Foundation
import Testing

/// `docs/claims.md` and the tests name each other.
struct ClaimListTests {
  /// A claim, as the list has it.
  private struct Row {
    let number: Int
    let kind: String
    let claim: String
    let shown: String

    /// The tests that show the claim: `IdentityClaims.namesPlacesAndBranches`.
    var tests: [String] {
      shown.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
    }
  }

  @Test func listsEveryClaimOnce() throws {
    let rows = try rows()
    #expect(rows.map(\.number) == Array(1...195))
    for row in rows {
      #expect(!row.kind.isEmpty && !row.claim.isEmpty, "claim \(row.number)")
      let isUntested = ["advice", "definition"].contains(row.shown)
      #expect(isUntested || !row.tests.isEmpty, "claim \(row.number) says nothing of a test")
      #expect((row.kind == "advice") == (row.shown == "advice"), "claim \(row.number)")
    }
  }

  @Test func theListAndTheTestsAgree() throws {
    var listed: Set<String> = []
    for row in try rows() {
      for test in row.tests { listed.insert("\(row.number) \(test)") }
    }
    let tested = try tested()
    #expect(listed.subtracting(tested).sorted() == [], "listed, but not tested")
    #expect(tested.subtracting(listed).sorted() == [], "tested, but not listed")
  }

  private func rows() throws -> [Row] {
    let page = Tool.package.appendingPathComponent("docs/claims.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let number = Int(cells[0]) else { return nil }
      return Row(number: number, kind: cells[1], claim: cells[2], shown: cells[3])
    }
  }

  /// Returns what the suites of claims say: `60 IdentityClaims.namesPlacesAndBranches`.
  private func tested() throws -> Set<String> {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let tests = here.deletingLastPathComponent().deletingLastPathComponent()
    var found: Set<String> = []
    for folder in [here, tests.appendingPathComponent("TreeModelTests/Claims")] {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      for file in files where file.lastPathComponent.hasSuffix("Claims.swift") {
        let suite = file.deletingPathExtension().lastPathComponent
        let source = try String(contentsOf: file, encoding: .utf8)
        let cases = source.matches(of: /"(?<name>\w+)",\s+claims: \[(?<numbers>[0-9, ]+)\]/)
        #expect(!cases.isEmpty, "\(suite) shows no claims")
        for match in cases {
          for number in match.numbers.split(separator: ", ") {
            found.insert("\(number) \(suite).\(match.name)")
          }
        }
      }
    }
    return found
  }
}
