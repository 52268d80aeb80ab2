import Foundation
import Testing

/// The same bytes whatever the folder, the home, the locale, the time zone and the fonts.
struct DeterminismTests {
  private static let source = """
    import SwiftUI

    let identity = UUID()
    let order = Set((0..<50).map { "item \\($0)" }).joined()

    struct Row: View {
      let id = UUID()
      var body: some View {
        let _ = print("body", id, order)
        Text(identity.uuidString + order)
          .padding()
          .background { Color.red }
      }
    }

    struct Rows: View {
      var body: some View {
        VStack { ForEach(0..<3) { _ in Row() } }
      }
    }
    """

  @Test(arguments: ["svg", "json", "text", "dot", "mermaid", "everything"])
  func givesTheSameBytes(_ format: String) throws {
    let render = ["render", "Rows.swift", "--view", "Rows", "-o", "-"]
    let everything = [
      "--compact", "--source", "--legend", "--embed-font", "--link-docs", "--link-source",
      "{path}#{line}",
    ]
    let arguments =
      switch format {
      case "svg", "dot", "mermaid": render + ["-f", format]
      case "everything": render + everything
      default: ["inspect", "Rows.swift", "-f", format]
      }
    var seen: Set<[UInt8]> = []
    for round in 0..<10 {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "Rows.swift")
      let run = try Tool.run(
        arguments + (round % 2 == 0 ? ["--no-cache", "--paths"] : ["--paths"]), in: folder.url,
        environment: [
          "HOME": folder.url.path,
          "LANG": ["C", "tr_TR.UTF-8", "ko_KR.UTF-8"][round % 3],
          "TZ": ["UTC", "Asia/Seoul", "America/St_Johns"][round % 3],
          "FONTCONFIG_FILE": round % 2 == 0 ? "/nowhere" : "/etc/fonts/fonts.conf",
        ])
      #expect(run.code == 0)
      seen.insert(run.output)
    }
    #expect(seen.count == 1)
    #expect(seen.first?.isEmpty == false)
  }
}
