import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct ReaderLibraryTests {
  @Test func readsThroughTheLibrary() throws {
    let file = SourceFile("a.swift", "struct A {}\nText(\"é\\0\")")
    let summaries = try ReaderLibrary(BuildFolder.installation)
      .summaries(of: [file], names: ["a.swift"])
    #expect(summaries.map { $0.declarations.map(\.name) } == [["A", "snippet"]])
  }

  @Test func namesThePlaceOfInvalidUTF8() throws {
    let file = SourceFile(path: "a.swift", contents: Array("\né".utf8) + [0xC3])
    let library = try ReaderLibrary(BuildFolder.installation)
    let error = #expect(throws: CompilerError.self) {
      try library.summaries(of: [file], names: ["a.swift"])
    }
    #expect(
      error?.diagnostics.map(\.text) == ["a.swift:2:3: error: invalid UTF-8 found in source file"])
  }

  @Test func saysWhatIsMissing() {
    let error = #expect(throws: CompilerError.self) {
      try ReaderLibrary(Installation(folders: ["/nowhere"]))
    }
    #expect(error?.description.contains("'libTreeReader.so' is in none of '/nowhere'") == true)
  }
}
