import Foundation
import Testing

/// `--source` and `--link-source`: which line each node is tied to.
struct SourceFigureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The label of each node that leads to a line, and the line, in the tree's order.
  private func ties(
    _ source: String, view: String? = nil, options: [String] = []
  ) throws -> [String] {
    try folder.write("import SwiftUI\n" + source, to: "View.swift")
    let run = try Tool.run(
      ["render", "View.swift", "-o", "-", "--link-source", "{path}:{line}"]
        + options + (view.map { ["--view", $0] } ?? []), in: folder.url)
    #expect(run.errors == "")
    return run.text.matches(of: /<a href="View.swift:(\d+)"[^>]*>\n<g [^>]*>\n<title>([^\n<]*)/)
      .map { "\($0.output.2) \($0.output.1)" }
  }

  @Test func tiesModifiersListsAndRoles() throws {
    #expect(
      try ties(
        """
        struct Card: View {
          var body: some View {
            VStack {
              Image("a")
                .font(.title)
                .padding()
              Text("b")
                .bold()
                .overlay { Capsule() }
              ForEach(0..<3) { _ in
                Color.red
              }
            }
            .disabled(true)
          }
        }
        """) == [
          "Card 2", "EnvironmentKeyTransformModifier&lt;Bool&gt; 15", "VStack 4", "padding 7",
          "EnvironmentKeyWritingModifier&lt;Font?&gt; 6", "Image 5", "overlay 10", "Text 8",
          "Capsule 10", "ForEach 11", "Color 12",
        ])
  }

  @Test func tiesTheRowsOfAList() throws {
    let source = """
      struct Rows: View {
        var body: some View {
          List {
            ForEach(0..<2, id: \\.self) { index in
              Text("\\(index)")
                .padding()
              Circle()
            }
          }
        }
      }
      #Preview { Rows() }
      """
    let head = ["Rows 2", "List 4", "ForEach 5"]
    let row = ["padding 7", "Text 6", "Circle 8"]
    #expect(try ties(source, view: "Rows") == head + row)
    #expect(try ties(source, view: "Rows", options: ["--values"]) == head + row + row)
  }

  @Test func tiesBranches() throws {
    #expect(
      try ties(
        """
        struct Door: View {
          var state = 0
          var body: some View {
            if state == 0 {
              Text("a")
            } else if state == 1 {
              Circle()
            } else {
              Color.red
            }
          }
        }
        """) == ["Door 2", "ConditionalContent 5", "Text 6", "Circle 8", "Color 10"])
  }

  @Test func tiesTheViewsInAView() throws {
    #expect(
      try ties(
        """
        struct Row: View {
          var body: some View {
            Text("a")
          }
        }
        struct Rows: View {
          var body: some View {
            List { Row(); Row().padding() }
          }
        }
        """, view: "Rows") == [
          "Rows 7", "List 9", "Row 9", "Text 4", "padding 9", "Row 9", "Text 4",
        ])
  }

  @Test func saysNothingWhereShapesPart() throws {
    #expect(
      try ties(
        """
        extension View {
          func framed() -> some View { padding().padding() }
        }
        struct Card: View {
          var title: some View { Text("title") }
          var body: some View {
            VStack {
              title
              Text("a").framed()
              Button("b") { print("pressed") }
            }
          }
        }
        """) == ["Card 5", "VStack 8", "Text 10", "Button 11"])
  }

  @Test func tiesAListing() throws {
    #expect(
      try ties(
        """
        HStack {
          Image("a")
          Text("b").padding()
        }
        """) == ["HStack 2", "Image 3", "padding 4", "Text 4"])
  }

  @Test func showsTheCodeOfTheView() throws {
    try folder.write(
      """
      import SwiftUI
      enum Shop {
        // A door & a "sign".
        struct Door: View {
          var body: some View { Text("<in>") }
        }
      }
      """, to: "View.swift")
    let run = try Tool.run(["render", "View.swift", "-o", "-", "--source"], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    let lines = run.text.matches(of: /<text xml:space="preserve".*<\/text>/).map {
      $0.output.replacing(/<[^>]*>/, with: "")
    }
    #expect(
      lines == [
        "struct Door: View {", "  var body: some View { Text(&quot;&lt;in&gt;&quot;) }", "}",
      ])
    #expect(run.text.contains(">struct</tspan>"))
  }

  @Test func hasNoSourceOfASavedTree() throws {
    try folder.write("import SwiftUI\nText(\"a\")", to: "View.swift")
    _ = try Tool.run(["inspect", "View.swift", "-f", "json", "-o", "tree.json"], in: folder.url)
    let run = try Tool.run(["render", "tree.json", "--source"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors.contains("'snippet' has no source for '--source'"))
  }
}
