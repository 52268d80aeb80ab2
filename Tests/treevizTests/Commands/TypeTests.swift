import Testing

struct TypeTests {
  @Test func outlinesATypeFromTheCommandLine() throws {
    let run = try Tool.run(
      ["type", "-e", "VStack<TupleView<(Text, Optional<Image>)>>", "--paths"])
    #expect(run.text == "VStack\n├── Text  0\n└── Image?  1\n")
    #expect(run.code == 0)
  }

  @Test func readsAQualifiedTypeFromStandardInput() throws {
    let run = try Tool.run(
      ["type", "-"], input: "SwiftUI.ModifiedContent<\n  SwiftUI.Text,\n  SwiftUI._PaddingLayout>\n"
    )
    #expect(run.text == "padding\n└── Text\n")
  }

  @Test func drawsATypeIntoAFile() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.run(["type", "-e", "HStack<Text>", "-o", "type.svg"], in: folder.url)
    #expect(run.text == "type.svg\n")
    #expect(try folder.text(of: "type.svg").contains(">HStack</text>"))
  }

  @Test func namesTheColumnOfAMistake() throws {
    let run = try Tool.run(["type", "-e", "VStack<Text"])
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("<expression>:1:12: error: "))
  }
}
