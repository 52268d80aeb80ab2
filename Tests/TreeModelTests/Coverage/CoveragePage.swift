import Foundation

/// `docs/coverage.md`: the names of SwiftUI and how far each is there.
struct CoveragePage {
  /// How far a name is there.
  enum State: String {
    case there
    case uncertain
    case simpler
    case missing
  }

  /// A row of a table.
  struct Row {
    let section: CoverageSection
    let name: String
    let state: State
    let note: String
  }

  let rows: [Row]

  /// What is wrong with the page itself: lines that cannot be read, sections that are not known.
  let faults: [String]

  init() throws {
    let page = PublicDeclarations.package.appendingPathComponent("docs/coverage.md")
    self.init(try String(contentsOf: page, encoding: .utf8))
  }

  init(_ text: String) {
    var rows: [Row] = []
    var faults: [String] = []
    var section: CoverageSection?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = CoverageSection(rawValue: String(line.dropFirst(3)))
      } else if line.hasPrefix("|"), !Self.heads.contains(line), let section {
        if let row = Row(line, in: section) {
          rows.append(row)
        } else {
          faults.append("'\(line)' is no row: write | `name` | state | note |")
        }
      }
    }
    let unused = CoverageSection.allCases.filter { wanted in
      !rows.contains { $0.section == wanted }
    }
    self.rows = rows
    self.faults = faults + unused.map { "there is no table '## \($0.rawValue)'" }
  }

  /// The rows of a section, by name.
  func rows(of section: CoverageSection) -> [String: Row] {
    Dictionary(rows.filter { $0.section == section }.map { ($0.name, $0) }) { first, _ in first }
  }

  private static let heads: Set<Substring> = ["| name | state | note |", "|---|---|---|"]
}

extension CoveragePage.Row {
  /// Reads `| `name` | state | note |`.
  fileprivate init?(_ line: Substring, in section: CoverageSection) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    guard cells.count == 5, cells[0].isEmpty, cells[4].isEmpty,
      cells[1].hasPrefix(" `"), cells[1].hasSuffix("` "),
      let state = CoveragePage.State(rawValue: String(cells[2].dropFirst().dropLast()))
    else { return nil }
    self.section = section
    self.name = String(cells[1].dropFirst(2).dropLast(2))
    self.state = state
    self.note = cells[3].trimmingCharacters(in: .whitespaces)
  }

  /// The row as it stands on the page.
  var line: String {
    "| `\(name)` | \(state.rawValue) |\(note.isEmpty ? " " : " \(note) ")|"
  }

  /// The forms that the note says are left out: `init(_:image:action:)`.
  var leftOut: [String] {
    guard let start = note.range(of: "without ")?.upperBound else { return [] }
    return note[start...].split(separator: "`").map(String.init)
      .filter { $0.contains("(") && $0.hasSuffix(":)") }
  }

  /// The name that the note calls the nearest.
  var nearest: String? {
    guard let start = note.range(of: "nearest: `")?.upperBound else { return nil }
    return String(note[start...].prefix { $0 != "`" })
  }
}
