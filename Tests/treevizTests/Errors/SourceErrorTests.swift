import Foundation
import Testing

/// What is said of sources that do not compile, on the user's own file, line and column.
struct SourceErrorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func errors(of source: String, file: String = "View.swift") throws -> String {
    try folder.write(source, to: file)
    let run = try Tool.run(["inspect", file], in: folder.url)
    #expect(run.code == 1)
    #expect(run.text == "")
    #expect(!run.errors.contains("TreeModel"))
    #expect(!run.errors.contains("/tmp/"))
    return run.errors
  }

  @Test func namesThePlaceOfACompilersError() throws {
    let text = try errors(
      of: """
        import SwiftUI
        struct A: View {
          var body: some View { Text("a").paddding() }
        }
        """)
    #expect(text.hasPrefix("View.swift:3:35: error: value of type 'Text' has no member 'paddding'"))
  }

  @Test func namesThePlaceInASnippet() throws {
    let text = try errors(of: "let n = 1\nVStack {\n  Text(\"a\")\n  n\n}\n")
    #expect(text.contains("View.swift:4:3: error: "))
    #expect(text.contains("View"))
  }

  @Test(arguments: [
    "struct A: View {}", "struct A: View { var bodi: some View { Text(\"a\") } }",
    "struct A: View { var body: any View { Text(\"a\") } }",
  ])
  func refusesAViewWithoutABody(_ source: String) throws {
    let text = try errors(of: "import SwiftUI\n\(source)\n")
    #expect(text.contains("View.swift:2:8: error: type 'A' does not conform to protocol 'View'"))
  }

  @Test func saysThatAFileHasNoView() throws {
    let text = try errors(of: "struct Point { var x = 1 }\n")
    #expect(text.contains("View.swift: error: no view found"))
  }

  @Test func saysThatAFileCannotBeRead() throws {
    let run = try Tool.run(["inspect", "Missing.swift"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors.contains("'Missing.swift' cannot be read: No such file or directory"))
  }
}
