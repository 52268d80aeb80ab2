import Foundation
import Testing

/// `--tree` and `--show` of `inspect` and `render`, and what an instance starts from.
@Suite struct RenderTreeTests {
  private static let board = """
    import SwiftUI

    struct Badge: View {
      @Environment(\\.colorScheme) private var scheme
      @State private var count = 0
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    struct Board: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          Badge().environment(\\.colorScheme, .dark)
          if isOpen { Badge() } else { Text("closed") }
        }
      }
    }

    struct Named: View {
      let name: String
      var body: some View { Text(name) }
    }
    """

  @Test func printsTheRenderTree() throws {
    let run = try inspect("--view", "Board", "--tree", "render", "--paths")
    #expect(run.errors == "")
    #expect(
      run.text == """
        Board  [isOpen = true]
        └── VStack
            ├── EnvironmentKeyWritingModifier<ColorScheme>  0  {colorScheme = dark}
            │   └── Badge  0  {scheme = dark}  [count = 0]
            │       └── Text  0  {"dark"}
            └── Badge  1.ifBranch  {scheme = light}  [count = 0]
                └── Text  1.ifBranch  {"light"}

        """)
  }

  @Test func findsWhoSetAnObjectThatHasToBeThere() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      @Observable final class Store {}
      struct Shelf: View {
        @Environment(Store.self) private var store
        var body: some View { let _ = store; Text("shelf") }
      }
      struct Shop: View {
        @State private var store = Store()
        var body: some View { Shelf().environment(store) }
      }
      """, to: "view.swift")
    let run = try Tool.run(
      ["inspect", "view.swift", "--view", "Shop", "--show", "environment", "--no-cache"],
      in: folder.url)
    #expect(run.errors == "")
    #expect(
      run.text.hasSuffix(
        """
        Store
          1 Store #1, set by EnvironmentKeyWritingModifier<Store?>, reaches 2 nodes
            read by Shelf as store: Store #1
          · the default, reaches 2 nodes
            read by nobody

        """), "\(run.text)")
  }

  @Test func leavesOutWhatHasNoInstance() throws {
    let run = try inspect("--tree", "render")
    #expect(run.errors == "")
    #expect(run.text.contains("# Badge\n"))
    #expect(run.text.contains("# Board\n"))
    #expect(!run.text.contains("Named"))
    let named = try inspect("--tree", "render", "--view", "Named")
    #expect(named.errors.hasPrefix("view.swift:19:8: error: 'Named' takes arguments"))
    #expect(named.code == 1)
  }

  @Test func printsBothTrees() throws {
    let run = try inspect("--view", "Board", "--tree", "both", "--set", "isOpen=false")
    #expect(run.errors == "")
    #expect(
      run.text == """
        view tree
        Board  {isOpen = false}
        └── VStack
            ├── EnvironmentKeyWritingModifier<ColorScheme>  {colorScheme = dark}
            │   └── Badge  {scheme = dark, count = 0}
            │       └── Text  {"dark"}
            └── ConditionalContent  {elseBranch}
                ├── Badge
                │   └── Text
                └── Text  {"closed"}

        render tree
        Board  [isOpen = false]
        └── VStack
            ├── EnvironmentKeyWritingModifier<ColorScheme>  {colorScheme = dark}
            │   └── Badge  {scheme = dark}  [count = 0]
            │       └── Text  {"dark"}
            └── Text  {"closed"}

        """)
  }

  @Test func showsHowAKeyFlows() throws {
    let run = try inspect("--view", "Board", "--show", "environment=colorScheme")
    #expect(run.errors == "")
    #expect(
      run.text.hasSuffix(
        """

        colorScheme
          1 dark, set by EnvironmentKeyWritingModifier<ColorScheme>  0, reaches 2 nodes
            read by Badge  0 as scheme: dark
          · light, the default, reaches 5 nodes
            read by Badge  1.ifBranch as scheme: light

        """), "\(run.text)")
    let unknown = try inspect("--view", "Board", "--show", "environment=colorSchem")
    #expect(
      unknown.errors
        == "treeviz: error: 'Board' neither writes nor reads 'colorSchem' of the environment; did you "
        + "mean 'colorScheme'? there are 'colorScheme'\n")
    #expect(unknown.code == 1)
  }

  @Test func showsWhatBodiesRead() throws {
    let run = try inspect("--view", "Badge", "--show", "reads", "--set-env", "colorScheme=dark")
    #expect(run.text.contains("reads environment colorScheme = dark as scheme"), "\(run.text)")
    #expect(run.text.contains("{\"dark\"}"))
  }

  @Test func startsAnInstanceFromWhatIsSet() throws {
    let run = try inspect("--set", "isOpen=false")
    #expect(run.errors == "")
    #expect(
      run.text == """
        Board  {isOpen = false}
        └── VStack
            ├── EnvironmentKeyWritingModifier<ColorScheme>  {colorScheme = dark}
            │   └── Badge  {scheme = dark, count = 0}
            │       └── Text  {"dark"}
            └── ConditionalContent  {elseBranch}
                ├── Badge
                │   └── Text
                └── Text  {"closed"}

        """)
  }

  @Test(arguments: [
    (["--tree", "both"], ["view tree", "render tree", "closed"]),
    (["--tree", "render"], ["[isOpen = false]"]),
    (
      ["--show", "environment=colorScheme"],
      ["colorScheme: dark", "colorScheme: the default"]
    ),
    (["--show", "reads"], ["reads state isOpen = false"]),
  ])
  func draws(_ arguments: [String], _ texts: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.board, to: "view.swift")
    let run = try Tool.run(
      ["render", "view.swift", "--view", "Board", "--set", "isOpen=false", "-o", "-"] + arguments,
      in: folder.url)
    #expect(run.errors == "")
    for text in texts { #expect(run.text.contains(text), "\(text)") }
  }

  @Test(arguments: [["render", "--tree", "render"], ["render", "--tree", "both"], ["update"]])
  func keepsLinesWithinTheTheme(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "A long line. ", count: 4)
    try folder.write("import SwiftUI\nText(\"\(long)\")\n", to: "view.swift")
    let run = try Tool.run(
      [words[0], "view.swift", "--theme", "slides", "-f", "svg", "-o", "-"] + words.dropFirst(),
      in: folder.url)
    #expect(run.errors == "")
    let lines = run.text.matches(of: /<text[^>]*>([^<]*)</).map {
      $0.output.1.replacing("&quot;", with: "\"")
    }
    #expect(lines.contains { $0.hasPrefix("\"A long") && $0.contains("…") }, "\(lines)")
    #expect(lines.allSatisfy { $0.count <= 24 }, "\(lines)")
  }

  @Test(arguments: [
    ["--tree", "trees"], ["--show", "nothing"], ["--show", "reads", "--tree", "view"],
    ["--tree", "render", "--types"], ["--tree", "both", "-f", "json"],
    ["--tree", "render", "-f", "type"],
  ])
  func refusesWhatContradicts(_ arguments: [String]) throws {
    let run = try inspect(arguments)
    #expect(run.code == 64, "\(run.errors)")
  }

  @Test(arguments: [
    ["--compact"], ["--depth", "1"], ["--collapse", "Text"], ["--focus", "0"], ["--link-docs"],
    ["--source"], ["--link-source", "{path}#L{line}"], ["--types"], ["--tuples"],
  ])
  func refusesWhatOnlyViewTreesHave(_ option: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.board, to: "view.swift")
    let run = try Tool.run(["render", "view.swift", "--tree", "render"] + option, in: folder.url)
    #expect(run.errors.contains("'\(option[0])' is for view trees alone"), "\(run.errors)")
    #expect(run.code == 64)
  }

  @Test func writesTheRenderTreeAsJSON() throws {
    let run = try inspect("--view", "Badge", "--tree", "render", "-f", "json")
    #expect(run.text.contains("\"format\": \"treeviz-update\""))
    #expect(run.text.contains("\"state\":[{\"name\":\"count\",\"value\":\"0\"}]"))
  }

  private func inspect(_ arguments: String...) throws -> Tool.Run { try inspect(arguments) }

  private func inspect(_ arguments: [String]) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    try folder.write(Self.board, to: "view.swift")
    return try Tool.run(["inspect", "view.swift", "--no-cache"] + arguments, in: folder.url)
  }
}
