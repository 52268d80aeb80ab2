import Testing
import TreeCompiler

/// `docs/coverage.md` and the code say the same of what there is of SwiftUI.
struct CoverageTests {
  private static let page = Result { try CoveragePage() }
  private static let names = Result { try CoveredNames() }

  private let page: CoveragePage
  private let names: CoveredNames

  init() throws {
    page = try Self.page.get()
    names = try Self.names.get()
  }

  @Test func thePageIsWellFormed() {
    #expect(page.faults == [])
    #expect(page.rows.count > 2000)
    for row in page.rows where row.note.isEmpty {
      #expect(row.state == .there || row.state == .missing, "say what is doubtful: \(row.line)")
    }
  }

  @Test(arguments: CoverageSection.allCases)
  func tablesAreSortedAndHaveEachNameOnce(_ section: CoverageSection) {
    let listed = page.rows.filter { $0.section == section }.map(\.name)
    let sorted = Set(listed).sorted()
    let place = zip(listed, sorted).first { $0 != $1 }
    #expect(listed == sorted, "\(section.rawValue): '\(place?.1 ?? "")' is out of place or twice")
  }

  @Test func aTypeIsInOneTable() {
    let types = page.rows.filter(\.section.hasTypes)
    let twice = Dictionary(grouping: types, by: \.name).filter { $0.value.count > 1 }
    #expect(twice.keys.sorted() == [])
  }

  @Test func everyNameOfTheCodeIsOnThePage() {
    let types = page.rows.filter(\.section.hasTypes)
    var tables: [CoverageSection: Set<String>] = [:]
    for row in page.rows where row.state != .missing {
      tables[row.section, default: []].insert(row.name)
    }
    let typeNames = Set(types.filter { $0.state != .missing }.map(\.name))
    let standIns = tables[.uiKit] ?? []
    let unlisted = names.required.filter { name in
      guard name.section.hasTypes else { return tables[name.section]?.contains(name.name) != true }
      let outermost = String(name.name.prefix { $0 != "." })
      return !typeNames.contains(name.name) && !standIns.contains(outermost)
    }
    let rows = unlisted.map { "## \($0.section.rawValue): | `\($0.name)` | there | |" }
    #expect(rows.sorted() == [], "add these rows to docs/coverage.md, or change their state")
  }

  @Test func whatThePageHasIsInTheCode() {
    let absent = page.rows.filter { $0.state != .missing && !names.has($0) }
    #expect(
      absent.map { "## \($0.section.rawValue): \($0.line)" } == [],
      "the code has no such names: write 'missing', or take the rows away")
  }

  @Test func whatThePageMissesIsNotInTheCode() {
    let present = page.rows.filter { $0.state == .missing && names.has($0) }
    #expect(
      present.map { "## \($0.section.rawValue): | `\($0.name)` | there | |" } == [],
      "the code has these names: write these rows")
  }

  @Test func formsThatAreLeftOutAreNotInTheCode() {
    #expect(page.rows.contains { !$0.leftOut.isEmpty })
    for row in page.rows {
      let present = row.leftOut.filter { names.has(form: $0, of: row) }
      #expect(present == [], "the note says that these are left out: \(row.line)")
    }
  }

  @Test func theNearestNameIsThere() {
    let there = Set(page.rows.filter { $0.state != .missing }.map(\.name))
    let wrong = page.rows.filter { row in
      row.nearest.map { !there.contains($0) } ?? false
    }
    #expect(wrong.map(\.line) == [])
  }

  /// The tool's own messages know the names that are missing.
  @Test func theToolKnowsWhatIsMissing() {
    let missing = page.rows.filter { $0.state == .missing }
    #expect(missing.filter { $0.section.kind == nil }.map(\.line) == [])
    let wanted = Set(
      missing.compactMap { row in
        row.section.kind.map { MissingName($0, row.name, note: row.note) }
      })
    let known = Set(MissingName.all)
    #expect(MissingName.all.count == known.count)
    let changes =
      wanted.subtracting(known).map { "add \($0.line)" }
      + known.subtracting(wanted).map { "take away \($0.line)" }
    #expect(changes.sorted() == [], "change MissingNames.swift")
  }
}

extension MissingName {
  /// The name as it stands in the table.
  fileprivate var line: String {
    "\(kind.rawValue): \(name)" + (note.isEmpty ? "" : " | \(note)")
  }
}
