import Foundation
import Testing

/// `treeviz update --pick` on controls whose choices are no views.
@Suite struct PickTests {
  private static let trip = """
    import SwiftUI

    struct Trip: View {
      struct Stop: Identifiable {
        let id: Int
        let name: String
      }

      @State private var day = Date(timeIntervalSince1970: 86_400)
      @State private var ink = Color.black
      @State private var stop: Stop.ID?

      var body: some View {
        DatePicker(
          "Day", selection: $day, in: Date(timeIntervalSince1970: 0)...,
          displayedComponents: .date)
        ColorPicker("Ink", selection: $ink)
        Table([Stop(id: 1, name: "home"), Stop(id: 2, name: "sea")], selection: $stop) {
          TableColumn("Name", value: \\.name)
        }
      }
    }
    """

  private func pick(_ choice: String) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    try folder.write(Self.trip, to: "trip.swift")
    return try Tool.run(
      ["update", "trip.swift", "--no-cache", "--fold", "--pick", choice], in: folder.url)
  }

  @Test(arguments: [
    ("Ink=red", "Trip.ink: black → red"), ("Table=2", "Trip.stop: nil → 2"),
  ])
  func picks(_ choice: String, _ change: String) throws {
    let run = try pick(choice)
    #expect(run.errors == "")
    #expect(run.text.contains(change), "\(run.text)")
  }

  @Test(arguments: [
    (
      "Day=tomorrow",
      "'Day' has no 'tomorrow': it takes a date such as 2026-05-31 or 2026-05-31T09:30"
    ),
    ("Day=2026-02-30", "'Day' has no '2026-02-30': it takes a date such as 2026-05-31 or "),
    ("Day=1969-05-31", "'Day' has no '1969-05-31': it takes a date from 1970-01-01 on"),
    (
      "Ink=sky", "'Ink' has no 'sky': it takes a colour such as red, or its parts as in #336699"
    ),
    ("Table=3", "'Table' has no '3'; there are '1', '2'"),
  ])
  func saysWhatAControlTakes(_ choice: String, _ message: String) throws {
    let run = try pick(choice)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.code == 1)
  }

  @Test func showsCellsBelowTheirColumns() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.trip, to: "trip.swift")
    let run = try Tool.run(
      ["inspect", "trip.swift", "--no-cache", "--values", "--paths"], in: folder.url)
    #expect(run.errors == "")
    #expect(
      run.text.hasSuffix(
        """
        └── Table  2
            ├── TableForEachContent  2.rows
            └── TableColumn  2.columns
                ├── Text  2.columns.label  {"Name"}
                ├── Text  2.columns.id(1)  {"home"}
                └── Text  2.columns.id(2)  {"sea"}

        """), "\(run.text)")
  }
}
