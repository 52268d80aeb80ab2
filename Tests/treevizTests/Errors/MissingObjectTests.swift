import Foundation
import Testing

/// Views that read an object which a view above has to set.
@Suite struct MissingObjectTests {
  private static let station = """
    import SwiftUI

    final class Timetable: ObservableObject {
      @Published var line = 7
    }
    struct Departure: View {
      @EnvironmentObject var timetable: Timetable
      var body: some View { Text("\\(timetable.line)") }
    }

    """

  @Test func blamesNoViewThatOthersGiveItsObject() throws {
    let run = try inspect(
      Self.station + """
        struct Platform: View {
          @StateObject private var timetable = Timetable()
          var body: some View { Departure().environmentObject(timetable) }
        }
        """)
    #expect(run.text.hasPrefix("# Departure\nDeparture\n└── Text\n"))
    #expect(
      run.errors == """
        treeviz: note: shown by type, without values: 'Departure' gets its environment from \
        'Platform'

        """)
    #expect(run.code == 0)
  }

  @Test func countsAPreviewThatGivesTheObject() throws {
    let run = try inspect(
      Self.station + "#Preview(\"Late\") { Departure().environmentObject(Timetable()) }")
    #expect(
      run.errors == """
        treeviz: note: shown by type, without values: 'Departure' gets its environment from 'Late'

        """)
    #expect(run.code == 0)
  }

  @Test func blamesAViewThatIsNamed() throws {
    let run = try inspect(
      Self.station + """
        struct Platform: View {
          @StateObject private var timetable = Timetable()
          var body: some View { Departure().environmentObject(timetable) }
        }
        """, "--view", "Departure")
    #expect(run.text == "")
    #expect(run.errors.hasPrefix("station.swift:7:26: error: 'timetable' of 'Departure' finds no"))
    #expect(run.code == 1)
  }

  @Test func saysOnceWhatSeveralRootsMiss() throws {
    let run = try inspect(
      Self.station + "struct Platform: View { var body: some View { Departure() } }")
    #expect(run.errors.components(separatedBy: "error:").count == 2)
    #expect(run.errors.hasSuffix("\nit came up in 'Departure', 'Platform'\n"))
    #expect(run.code == 1)
  }

  @Test func showsTheOthersWhereNothingGivesTheObject() throws {
    let run = try inspect(
      Self.station + "struct Clock: View { var body: some View { Text(\"7:00\") } }")
    #expect(run.text.contains("# Departure\nDeparture\n└── Text\n"))
    #expect(run.text.contains("└── Text  {\"7:00\"}"))
    #expect(
      run.errors == """
        treeviz: note: shown by type, without values: 'Departure' reads an object that nothing here \
        sets; a preview has an instance

        """)
    #expect(run.code == 0)
  }

  private func inspect(_ source: String, _ arguments: String...) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "station.swift")
    return try Tool.run(
      ["inspect", "station.swift", "--values", "--no-cache"] + arguments, in: folder.url)
  }
}
