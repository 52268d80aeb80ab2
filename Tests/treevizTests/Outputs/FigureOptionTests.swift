import Foundation
import Testing

/// The options that say how a figure looks, on the command line.
struct FigureOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let type =
    "VStack<TupleView<(ModifiedContent<Text, _PaddingLayout>, Image?, HStack<Text>)>>"

  private func draw(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(["type", "-e", Self.type] + arguments, in: folder.url)
  }

  @Test func writesAPairForLightAndDark() throws {
    let run = try draw("--pair", "-o", "a.b/tree.svg")
    #expect(run.text == "a.b/tree.svg\na.b/tree~dark.svg\n")
    let light = try folder.text(of: "a.b/tree.svg")
    let dark = try folder.text(of: "a.b/tree~dark.svg")
    #expect(!light.contains("@media") && !dark.contains("@media"))
    #expect(light.contains("#FFFFFF") && !light.contains("#14181F"))
    #expect(light.contains("treeviz-book-light\"") && dark.contains("treeviz-book-dark\""))
    #expect(dark.contains("#14181F") && !dark.contains("#FFFFFF"))
  }

  @Test func beginsEachIdWithThePrefix() throws {
    let text = try draw("--id-prefix", "fig1-", "-f", "svg", "-o", "-").text
    let ids = text.matches(of: /\sid="([^"]*)"/).map(\.output.1)
    #expect(ids.count == 9)
    #expect(ids.allSatisfy { $0.hasPrefix("fig1-") })
    #expect(Set(ids).count == ids.count)
    #expect(!text.contains("\n#"))
  }

  @Test func scalesAPNG() throws {
    var sizes: [[Int]] = []
    for scale in ["1", "3"] {
      let run = try draw("--scale", scale, "-f", "png", "-o", "-")
      try #require(run.output.count > 24, "\(run.errors)")
      sizes.append(
        [16..<20, 20..<24].map { run.output[$0].reduce(0) { $0 << 8 | Int($1) } })
    }
    #expect(sizes[1] == sizes[0].map { $0 * 3 })
  }

  @Test(arguments: ["book", "dark", "print", "slides"])
  func drawsEachTheme(_ theme: String) throws {
    for format in ["svg", "png", "pdf", "dot", "mermaid"] {
      let run = try draw("--theme", theme, "-f", format, "-o", "-", "--compact")
      #expect(run.code == 0, "\(format): \(run.errors)")
      #expect(run.output.count > 100)
    }
  }

  @Test(arguments: ["down", "up", "right", "left"])
  func growsEachWay(_ direction: String) throws {
    let names = [
      "down": ("TB", "TD"), "up": ("BT", "BT"), "right": ("LR", "LR"), "left": ("RL", "RL"),
    ]
    let name = try #require(names[direction])
    #expect(
      try draw("--direction", direction, "-f", "dot", "-o", "-").text.contains("rankdir=\(name.0)"))
    #expect(
      try draw("--direction", direction, "-f", "mermaid", "-o", "-").text
        .contains("flowchart \(name.1)\n"))
  }

  @Test func explainsOnlyWhatTheFigureUses() throws {
    let all = try draw("--legend", "-f", "svg", "-o", "-").text
    #expect(all.contains("what may come and go"))
    #expect(!all.contains("writes into the environment"))
    #expect(!all.contains("the identity path"))
    #expect(!all.contains("inserted"))
    #expect(
      try draw("--legend", "--paths", "-f", "svg", "-o", "-").text.contains("the identity path"))
    #expect(
      try draw("--legend", "--depth", "1", "-f", "svg", "-o", "-").text
        .contains("what is left out"))
  }

  @Test func leadsToApplesDocumentation() throws {
    let text = try draw("--link-docs", "-f", "svg", "-o", "-").text
    let links = text.matches(of: /\shref="([^"]*)"/).map(\.output.1)
    let site = "https://developer.apple.com/documentation/swiftui/"
    #expect(
      links.map(String.init) == ["vstack", "text", "image", "hstack", "text"].map { site + $0 })
    #expect(try draw("--link-docs", "-f", "dot", "-o", "-").text.contains("URL=\"\(site)text\""))
    #expect(
      try draw("--link-docs", "-f", "mermaid", "-o", "-").text
        .contains("click n0 href \"\(site)vstack\""))
  }

  @Test(
    arguments: [
      (["--depth", "-1"], "'-1' is no number of levels"),
      (["--scale", "0", "-f", "png"], "'0' is no scale"),
      (["--id-prefix", "1"], "'1' is no prefix of an id"),
      (["--id-prefix", "a b"], "'a b' is no prefix of an id"),
      (["--scale", "2"], "'--scale' is for png, but the figure is svg"),
      (["--pair", "-f", "png"], "'--pair' is for svg, but the figure is png"),
      (["--legend", "-f", "dot"], "'--legend' is for svg, png, pdf"),
      (["--pair", "--theme", "print"], "the theme 'print' has one look only"),
      (["--pair"], "standard output takes one figure, but '--pair' makes two"),
      (["--theme", "loud"], "'loud' is no value of '--theme', expected one of book, dark"),
    ])
  func saysWhatDoesNotFit(_ options: [String], _ message: String) throws {
    let format = options.contains("-f") ? [] : ["-f", "svg"]
    let run = try Tool.run(
      ["type", "-e", Self.type, "-o", "-"] + format + options, in: folder.url)
    #expect(run.code == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    ["render", "--depth", "x"], ["render", "--focus", "0", "--link-source", "a"],
    ["update", "--scale", "x", "-f", "png"], ["type", "--id-prefix", "1", "-f", "svg"],
  ])
  func saysSoBeforeAnythingIsRead(_ words: [String]) throws {
    let run = try Tool.run([words[0], "missing.swift"] + words.dropFirst(), in: folder.url)
    #expect(run.code == 64, "\(run.errors)")
    #expect(!run.errors.contains("missing.swift"))
  }

  @Test func drawsNoTextWithOptionsOfFigures() throws {
    let run = try draw("--compact")
    #expect(run.code == 64)
    #expect(run.errors.contains("'--compact' is for figures"))
  }

  @Test(arguments: [
    "javascript:alert(1)//{line}", " JavaScript:{line}", "java\tscript:{line}",
    "data:text/html,{line}",
    "vbscript:{line}", "file:///{path}",
  ])
  func linksToPagesOnly(_ template: String) throws {
    let run = try Tool.run(["render", "V.swift", "--link-source", template], in: folder.url)
    #expect(run.code == 64)
    #expect(run.errors.contains("expected http, https or a relative address"), "\(run.errors)")
  }

  @Test(arguments: [
    "https://example.com/{path}#L{line}", "HTTP://a/{line}", "{path}:{line}",
    "../{path}?a=b:{line}",
    "#L{line}:",
  ])
  func linksToRelativeAddresses(_ template: String) throws {
    let run = try Tool.run(["render", "missing.swift", "--link-source", template], in: folder.url)
    #expect(!run.errors.contains("address"), "\(run.errors)")
  }

  @Test func writesNoFormatUnderAnothersName() throws {
    let run = try draw("-o", "tree.svg", "-f", "png")
    #expect(run.code == 64)
    #expect(run.errors.contains("'tree.svg' would be png with the extension of svg"))
    #expect(try draw("-o", "tree.gv", "-f", "dot").code == 0)
  }

  @Test func saysWhereNothingIsBelow() throws {
    let run = try draw("--collapse", "Text", "-f", "svg", "-o", "-")
    #expect(run.code == 1)
    #expect(run.errors.contains("nothing is below 'Text'"))
    #expect(try draw("--collapse", "padding", "-f", "svg", "-o", "-").code == 0)
  }

  @Test func saysWhichNamesAndPathsThereAre() throws {
    let collapse = try draw("--collapse", "Texte", "-f", "svg", "-o", "-")
    #expect(collapse.code == 1)
    #expect(collapse.errors.contains("no node is named 'Texte'"))
    #expect(collapse.errors.contains("did you mean 'Text'?"))
    let focus = try draw("--focus", "2.7", "-f", "svg", "-o", "-")
    #expect(focus.code == 1)
    #expect(
      focus.errors.contains("no node has the path '2.7'; the part of it that there is ends at '2'"))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")),
    arguments: [
      #"\"]]>&<script>"#, #"back\\slash \\N"#, #"two\nlines"#, "שלום", "안녕 🎉", "node", "<b>", "",
      String(repeating: "long ", count: 2_000),
    ])
  func writesDOTThatDotAccepts(_ label: String) throws {
    try folder.write(
      """
      {"format": "treeviz-tree", "version": 1, "trees": [{"name": "\(label)", "nodes": [
        {"kind": "container", "label": "\(label)"},
        {"kind": "leaf", "label": "\(label)", "role": "\(label)", "parent": 0}]}]}
      """, to: "tree.json")
    let run = try Tool.shell(
      "$TREEVIZ render tree.json --direction right -o tree.dot --quiet && dot -Tsvg tree.dot | "
        + "grep -c '<g id=\"node'", in: folder.url)
    #expect(run.errors == "")
    #expect(run.text == "2\n")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint")))
  func writesWhatXmllintAccepts() throws {
    let run = try Tool.shell(
      #"""
      set -e
      echo 'import SwiftUI
      struct V: View { var body: some View { VStack { Text("<x>"); Circle() }.overlay { Text("a") } } }' > V.swift
      for label in '\"]]>&<script>' 'a\\b' 'שלום' '안녕 🎉'; do
        printf '{"format":"treeviz-tree","version":1,"trees":[{"name":"V","nodes":[%s,%s]}]}' \
          '{"kind":"container","label":"a","path":""}' \
          "{\"kind\":\"leaf\",\"label\":\"$label\",\"parent\":0,\"path\":\"\"}" > tree.json
        $TREEVIZ render tree.json -o tree.svg --paths --legend --compact
        $TREEVIZ render tree.json -o font.svg --embed-font --theme slides --id-prefix a- --quiet
        $TREEVIZ render V.swift -o code.svg --source --link-docs --link-source '{path}?a=1&b="{line}"'
        xmllint --noout --nonet tree.svg font.svg code.svg
      done
      """#, in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors == "")
  }
}
