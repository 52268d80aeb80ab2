import Foundation
import Testing

/// `treeviz chapter` as its users see it.
struct ChapterTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
  }

  private func chapter(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(
      ["chapter"] + arguments, in: folder.url, environment: ["XDG_CACHE_HOME": cache.url.path])
  }

  private static let guide = """
    # Guide

    <!-- treeviz shared
    import SwiftUI
    -->
    ```swift
    extension View {
        func card() -> some View { padding().background(.yellow) }
    }
    ```

    <!-- treeviz name=inbox paths -->
    ```swift
    struct Inbox: View {
        var body: some View {
            VStack {
                Text("Inbox")
                Text("Empty").card()
            }
        }
    }
    ```

    > <!-- treeviz outline name=desk after=inbox -->
    > ```swift
    > HStack {
    >     Inbox()
    >     Spacer()
    > }
    > ```

    <!-- treeviz error alone -->
    ```swift
    struct Typo: View {
        var body: some View { Txt("Inbox") }
    }
    ```

    """

  // MARK: - Figures

  @Test func drawsFiguresAndLinksToThem() throws {
    try folder.write(Self.guide, to: "guide.md")
    let run = try chapter("guide.md")
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(run.text == "figures/inbox.svg\nguide.md\n")
    let text = try folder.text(of: "guide.md")
    let link =
      "![View tree of Inbox: VStack with (Text; background with (padding over Text; Color))]"
    #expect(text.contains("```\n\n\(link)(figures/inbox.svg)\n\n> <!--"))
    #expect(
      text.contains(
        """
        > <!-- treeviz output -->
        >
        > ```text
        > HStack
        > ├── Inbox
        """))
    #expect(text.contains("Typo.swift:2:27: error: cannot find 'Txt' in scope\n```\n"))
    #expect(try folder.text(of: "figures/inbox.svg").contains(">1.background</text>"))
  }

  @Test func changesNothingTheSecondTime() throws {
    try folder.write(Self.guide, to: "guide.md")
    _ = try chapter("guide.md")
    let text = try folder.text(of: "guide.md")
    for arguments in [["guide.md"], ["guide.md", "--no-cache"], ["."]] {
      let run = try Tool.run(
        ["chapter"] + arguments, in: folder.url, environment: ["XDG_CACHE_HOME": cache.url.path])
      #expect(run.code == 0)
      #expect(run.text + run.errors == "", "\(arguments)")
    }
    #expect(try folder.text(of: "guide.md") == text)
    #expect(try chapter("guide.md", "--check").code == 0)
  }

  @Test func saysWhatIsStale() throws {
    try folder.write(Self.guide, to: "guide.md")
    _ = try chapter("guide.md")
    let text = try folder.text(of: "guide.md")
      .replacingOccurrences(of: "Text(\"Inbox\")\n", with: "Text(\"Inbox\")\n        Spacer()\n")
    try folder.write(text, to: "guide.md")
    let run = try chapter("guide.md", "--check")
    #expect(run.code == 1)
    #expect(
      run.errors.hasPrefix(
        """
        guide.md:12:1: error: block 'inbox': its figure 'figures/inbox.svg' is stale: \
        the listing or its options changed
          added 'Spacer  1' below 'VStack'

        """), "\(run.errors)")
    #expect(run.errors.hasSuffix("\ntreeviz: note: mend it: treeviz chapter guide.md\n"))
    #expect(run.text == "")
    #expect(try folder.text(of: "guide.md") == text)
  }

  @Test func errorsStandInTheChapter() throws {
    try folder.write(
      Self.guide.replacingOccurrences(of: "Text(\"Empty\")", with: "Txt(\"Empty\")"),
      to: "guide.md")
    let run = try chapter("guide.md")
    #expect(run.code == 1)
    #expect(run.errors.contains("guide.md:18:13: error: cannot find 'Txt' in scope"))
    #expect(run.errors.contains("guide.md:18:13") && !run.errors.contains("inbox.swift"))
  }

  @Test(arguments: [
    ("name=a format=png", "figures/a.png"), ("name=a format=pdf values", "figures/a.pdf"),
  ])
  func drawsOtherFormats(_ words: String, _ path: String) throws {
    try folder.write("<!-- treeviz \(words) -->\n```swift\nText(\"a\")\n```\n", to: "a.md")
    #expect(try chapter("a.md").text == "\(path)\na.md\n")
    #expect(try chapter("a.md", "--check", "--no-cache").errors == "")
    let output = try Tool.shell("file \(path)", in: folder.url).text
    #expect(output.contains("image data") || output.contains("PDF document") || output == "")
  }

  @Test(arguments: [
    ("inspect format=type", "```swift\nModifiedContent<Text, _PaddingLayout>\n```\n"),
    ("format=mermaid", "```mermaid\n"), ("outline", "```text\npadding\n└── Text\n```\n"),
  ])
  func textStandsInTheChapter(_ words: String, _ output: String) throws {
    try folder.write(
      "<!-- treeviz name=a \(words) -->\n```swift\nText(\"a\").padding()\n```\n", to: "a.md")
    #expect(try chapter("a.md").text == "a.md\n")
    #expect(try folder.text(of: "a.md").contains("<!-- treeviz output -->\n\n\(output)"))
    #expect(try chapter("a.md", "--check").code == 0)
  }

  @Test(arguments: [
    ("name=a pats", "unknown option 'pats'; did you mean 'paths'?"),
    ("name=a --paths", "options in a comment have no dashes, found '--paths'"),
    ("name", "'name' needs a value: name=NAME"),
    ("name=a name=b", "'--name' was given twice"),
    ("name=a format=gif", "'gif' is no value of '--format'"),
    ("name=a output=b.svg", "unknown option 'output'"),
  ])
  func refusesWordsThatAreNoOptions(_ words: String, _ message: String) throws {
    try folder.write("\n<!-- treeviz \(words) -->\n```swift\nText(\"a\")\n```\n", to: "a.md")
    let run = try chapter("a.md")
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("a.md:2:1: error: \(message)"), "\(run.errors)")
    #expect(try folder.contents == ["a.md"])
  }

  @Test(arguments: [
    ([], "no file given"), (["a.md", "--shard", "3/2"], "'3/2' is no part"),
    (["a.md", "--jobs", "0"], "'0' is no value"), (["a.md", "--check", "--watch"], "choose one"),
  ])
  func refusesCommandLines(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(["chapter"] + arguments, in: folder.url)
    #expect(run.code == 64)
    #expect(run.errors.contains(message))
  }

  // MARK: - Speed

  @Test func aSharedCacheSavesTheWorkOfAnotherMachine() throws {
    try folder.write(Self.guide, to: "guide.md")
    let first = try chapter("guide.md", "--cache-dir", "kept/answers", "--verbose")
    #expect(first.errors.contains("compile took"))
    let other = try TemporaryFolder()
    let second = try Tool.run(
      ["chapter", "guide.md", "--check", "--cache-dir", "kept/answers", "--verbose"],
      in: folder.url, environment: ["XDG_CACHE_HOME": other.url.path])
    #expect(second.code == 0)
    #expect(!second.errors.contains("compile took"))
  }

  @Test func textAboveABlockDoesNotCompileItAnew() throws {
    try folder.write(Self.guide, to: "guide.md")
    _ = try chapter("guide.md")
    try folder.write(
      "Before.\n\n" + folder.text(of: "guide.md"), to: "guide.md")
    let run = try chapter("guide.md", "--check", "--verbose")
    #expect(run.code == 0)
    #expect(!run.errors.contains("compile took"))
  }

  @Test func shardsTogetherDrawEverything() throws {
    let text = (1...5).map { "<!-- treeviz name=f\($0) -->\n```swift\nText(\"\($0)\")\n```\n" }
      .joined(separator: "\n")
    try folder.write(text, to: "a.md")
    #expect(try chapter("a.md", "--shard", "1/2").text.split(separator: "\n").count == 4)
    #expect(try chapter("a.md", "--shard", "2/2").text.split(separator: "\n").count == 3)
    #expect(try chapter("a.md", "--check").errors == "")
  }

  @Test func defaultsOfViewTreesDoNotConcernRenderTrees() throws {
    let text = """
      <!-- treeviz defaults compact link-docs -->

      <!-- treeviz name=a tree=render -->
      ```swift
      Text("a").padding()
      ```

      """
    try folder.write(text, to: "a.md")
    let run = try chapter("a.md")
    #expect(run.errors == "")
    #expect(run.code == 0)
    try folder.write(text.replacing("tree=render", with: "tree=render compact"), to: "b.md")
    #expect(try chapter("b.md").errors.contains("'--compact' is for view trees alone"))
  }

  // MARK: - Watching, and being stopped

  @Test func watchingDrawsAnewAndGoesOnAfterAnError() throws {
    let text = "<!-- treeviz name=a -->\n```swift\nText(\"a\")\n```\n"
    try folder.write(text, to: "a.md")
    try folder.write("", to: "errors")
    let watcher = Process()
    watcher.executableURL = Tool.products.appendingPathComponent("treeviz")
    watcher.arguments = ["chapter", "a.md", "--watch"]
    watcher.currentDirectoryURL = folder.url
    watcher.standardOutput = FileHandle.nullDevice
    watcher.standardError = FileHandle(
      forWritingAtPath: folder.url.appendingPathComponent("errors").path)
    try watcher.run()
    // The signals that end a program politely may be blocked in a test.
    defer { kill(watcher.processIdentifier, SIGKILL) }

    try #require(holds("a.md", "![View tree of Text](figures/a.svg)"))
    let drawn = try folder.text(of: "a.md")
    try folder.write(drawn.replacing("Text(\"a\")", with: "Txt(\"a\")"), to: "a.md")
    try #require(holds("errors", "a.md:3:1: error: cannot find 'Txt'"))
    try folder.write(drawn.replacing("Text(\"a\")", with: "Text(\"a\").padding()"), to: "a.md")
    try #require(holds("a.md", "![View tree of padding: Text](figures/a.svg)"))
    #expect(try folder.text(of: "figures/a.svg").contains(">padding</text>"))
    #expect(watcher.isRunning)
  }

  /// Waits until a file holds a text, for a while.
  private func holds(_ name: String, _ text: String) -> Bool {
    for _ in 0..<600 {
      if (try? folder.text(of: name))?.contains(text) == true { return true }
      usleep(100_000)
    }
    return false
  }

  @Test func aChapterIsTheOldOrTheNewOneWhenItIsKilled() throws {
    let old = (1...6).map { "<!-- treeviz name=f\($0) -->\n```swift\nText(\"\($0)\")\n```\n" }
      .joined(separator: "\n")
    try folder.write(old, to: "a.md")
    _ = try chapter("a.md")
    let new = try folder.text(of: "a.md")
    for delay in 0..<12 {
      try folder.write(old, to: "a.md")
      try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("figures"))
      let run = try Tool.shell(
        """
        "$TREEVIZ" chapter a.md & pid=$!
        sleep 0.0\(delay < 10 ? "0\(delay)" : "\(delay)"); kill -9 $pid; wait $pid
        exit 0
        """, in: folder.url, environment: ["XDG_CACHE_HOME": cache.url.path])
      #expect(run.code == 0)
      let text = try folder.text(of: "a.md")
      #expect(text == old || text == new)
      let figures = Optional(folder.url.appendingPathComponent("figures")).map {
        (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? []
      }
      for name in figures ?? [] where name.hasSuffix(".svg") {
        #expect(try folder.text(of: "figures/\(name)").hasSuffix(" -->\n"))
      }
    }
    #expect(try chapter("a.md").code == 0)
    #expect(try folder.text(of: "a.md") == new)
  }
}
