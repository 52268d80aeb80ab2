import Foundation
import Testing

/// What may stand in place of FILE.
struct InputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func view(_ name: String, _ body: String = "Text(\"a\")") -> String {
    "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }\n"
  }

  @Test func compilesSeveralFilesAsOneModule() throws {
    try folder.write(Self.view("Outer", "Inner().padding()"), to: "Outer.swift")
    try folder.write(Self.view("Inner"), to: "Inner.swift")
    let run = try Tool.run(
      ["inspect", "Outer.swift", "Inner.swift", "--view", "Outer"], in: folder.url)
    #expect(run.errors == "")
    #expect(run.text == "Outer\n└── padding\n    └── Inner\n        └── Text\n")
  }

  @Test func namesFiguresAfterTheFilesTheyComeFrom() throws {
    try folder.write(Self.view("Outer", "Inner().padding()"), to: "Outer.swift")
    try folder.write(Self.view("Inner"), to: "Inner.swift")
    let run = try Tool.run(["render", "Inner.swift", "Outer.swift", "-o", "out"], in: folder.url)
    #expect(run.code == 64)
    let second = try Tool.run(
      ["render", "Inner.swift", "Outer.swift", "-o", "out/"], in: folder.url)
    #expect(second.text == "out/Inner.svg\nout/Outer.svg\n")
  }

  @Test func takesTheFilesOfAFolderAndItsSubfolders() throws {
    try folder.write(Self.view("Outer", "Inner()"), to: "Sources/App/Outer.swift")
    try folder.write(Self.view("Inner"), to: "Sources/App/Rows/Inner.swift")
    try folder.write("not Swift", to: "Sources/App/Rows/notes.txt")
    let run = try Tool.run(["list", "Sources/App"], in: folder.url)
    #expect(
      run.text == """
        Sources/App/Outer.swift:2:8       view  Outer
        Sources/App/Rows/Inner.swift:2:8  view  Inner

        """)
  }

  @Test func takesTheOneTargetOfAPackage() throws {
    try folder.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift")
    try folder.write(Self.view("Inner"), to: "Kit/Sources/Kit/Inner.swift")
    #expect(try Tool.run(["inspect", "Kit"], in: folder.url).text == "Inner\n└── Text\n")
    try folder.write(Self.view("Other"), to: "Kit/Sources/More/Other.swift")
    let run = try Tool.run(["inspect", "Kit"], in: folder.url)
    #expect(run.code == 1)
    #expect(
      run.errors.contains(
        "'Kit' is a package; give the folder of one target: 'Kit/Sources/Kit', 'Kit/Sources/More'"))
  }

  @Test func saysThatAFolderHoldsNoSwiftFile() throws {
    try folder.write("text", to: "empty/notes.txt")
    let run = try Tool.run(["inspect", "empty"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors == "treeviz: error: 'empty' holds no Swift file\n")
  }

  @Test(arguments: [
    "two words.swift", "it's \"quoted\".swift", "뷰.swift", "🌲.swift", "-dash.swift",
    "back\\slash.swift", "semi;colon$HOME.swift",
  ])
  func takesAnyName(_ name: String) throws {
    try folder.write(Self.view("Inner"), to: name)
    let run = try Tool.run(["render", "--", name], in: folder.url)
    let figure = name.dropLast(".swift".count) + ".svg"
    #expect(run.errors == "")
    #expect(run.text == figure + "\n")
    #expect(try folder.contents.contains(String(figure)))
  }

  @Test(arguments: ["two words.swift", "it's \"quoted\".swift", "🌲.swift", "back\\slash.swift"])
  func namesAnyFileInMessagesAsTyped(_ name: String) throws {
    try folder.write(Self.view("Inner", "Txt()"), to: name)
    let run = try Tool.run(["inspect", name], in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("\(name):2:44: error: cannot find 'Txt' in scope"))
  }

  @Test func keepsGoingWithoutTheFilesThatFail() throws {
    try folder.write(Self.view("Good"), to: "Good.swift")
    try folder.write(Self.view("Bad", "Txt()"), to: "Bad.swift")
    let all = try Tool.run(["render", "Good.swift", "Bad.swift", "-o", "out/"], in: folder.url)
    #expect(all.code == 1)
    #expect(all.text == "")
    let run = try Tool.run(
      ["render", "Good.swift", "Bad.swift", "-o", "out/", "--keep-going"], in: folder.url)
    #expect(run.text == "out/Good.svg\n")
    #expect(run.errors.hasPrefix("Bad.swift:2:42: error: cannot find 'Txt' in scope"))
    #expect(run.code == 1)
  }

  @Test func drawsAnAppAndItsScenes() throws {
    try folder.write(
      """
      import SwiftUI
      @main struct Garden: App {
        var body: some Scene { WindowGroup { Text("a").padding() } }
      }
      """, to: "Garden.swift")
    let run = try Tool.run(["inspect", "Garden.swift", "--paths"], in: folder.url)
    #expect(
      run.text == """
        Garden
        └── WindowGroup
            └── padding  0
                └── Text  0

        """)
  }

  @Test func decidesConditionsAsAnAppOnAPhone() throws {
    try folder.write(
      """
      import SwiftUI
      struct Inner: View {
        var body: some View {
          #if os(iOS)
          Text("phone")
          #else
          Color.red
          #endif
          #if targetEnvironment(simulator)
          Divider()
          #endif
        }
      }
      """, to: "Inner.swift")
    #expect(
      try Tool.run(["inspect", "Inner.swift"], in: folder.url).text
        == "Inner\n├── Text\n└── Divider\n")
  }

  @Test func showsPrivatePreviews() throws {
    try folder.write(
      Self.view("Inner") + """
        private struct Inner_Previews: PreviewProvider {
          static var previews: some View { Inner().padding() }
        }
        """, to: "Inner.swift")
    let run = try Tool.run(["inspect", "Inner.swift", "--view", "Inner_Previews"], in: folder.url)
    #expect(run.text == "padding\n└── Inner\n    └── Text\n")
  }

  @Test(arguments: ["", "\n\n", "// nothing\n", "\u{FEFF}"])
  func saysThatThereIsNothingToDraw(_ source: String) throws {
    try folder.write(source, to: "Empty.swift")
    let run = try Tool.run(["inspect", "Empty.swift"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("Empty.swift: error: no view found"))
  }

  @Test func readsWindowsLinesAndAByteOrderMark() throws {
    try folder.write(
      "\u{FEFF}import SwiftUI\r\nVStack {\r\n  Text(\"a\")\r\n  Txt()\r\n}\r\n", to: "Lines.swift")
    let run = try Tool.run(["inspect", "Lines.swift"], in: folder.url)
    #expect(run.errors.hasPrefix("Lines.swift:4:3: error: cannot find 'Txt' in scope"))
  }
}
