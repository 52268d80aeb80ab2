import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct CompiledCopyTests {
  @Test func leavesAFileWithoutSnippetAsItIs() throws {
    try expectCopy(
      "import SwiftUI\nstruct A {}\n",
      """
      #sourceLocation(file: "list.swift", line: 1)
      import SwiftUI
      struct A {}

      """)
  }

  @Test func movesBareExpressionsIntoAViewAtTheirColumns() throws {
    try expectCopy(
      "let n = 2\n/* a */ Row(n); if n > 1 {\n  Text(\"é\") // why\n} // end\nfunc f() throws {}",
      """
      import SwiftUI
      #sourceLocation(file: "list.swift", line: 1)
      let n = 2
      /* a */ \("       ") \("          ")
      \("                   ")
      \(" ") // end
      func f() throws {}
      #sourceLocation(file: "list.swift", line: 2)
      private struct _TreevizSnippet: SwiftUI.View {
      #sourceLocation(file: "list.swift", line: 2)
      @SwiftUI.ViewBuilder var body: some SwiftUI.View {
      #sourceLocation(file: "list.swift", line: 2)
              Row(n)
      #sourceLocation(file: "list.swift", line: 2)
                      if n > 1 {
        Text("é") // why
      }
      } }

      """)
  }

  @Test func movesStateOfASnippetIntoItsView() throws {
    let copy = try copy("@State var isOn = false\nToggle(isOn: $isOn)")
    #expect(
      copy.contains("View {\n#sourceLocation(file: \"list.swift\", line: 1)\n@State var isOn"))
  }

  @Test func keepsAFileThatDoesNotParse() throws {
    #expect(try copy("Text(\"a\"").hasSuffix("line: 1)\nText(\"a\""))
  }

  @Test(arguments: [
    ("struct A {}", true), ("import Foundation\nstruct A {}", false),
    ("import Foundation\nText(\"\")", true), ("import SwiftUI\nText(\"\")", false),
  ])
  func importsSwiftUIWhereAPastedListingDoesNot(_ text: String, _ isAdded: Bool) throws {
    #expect(try copy(text).hasPrefix("import SwiftUI\n#") == isAdded)
  }

  @Test func acceptsByteOrderMarkAndShebang() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("#!/usr/bin/swift\nstruct A {}".utf8)
    #expect(try copy(bytes).hasSuffix("line: 1)\n///usr/bin/swift\nstruct A {}"))
  }

  @Test func survivesWhatIsNoText() throws {
    _ = try copy([0xFF, 0xFE, 0x00, 0x41, 0xC3])
    _ = try copy([UInt8](repeating: UInt8(ascii: "("), count: 100_000))
    _ = try copy([])
    #expect(try copy(Array("struct A {} // \0".utf8)).contains("\0"))
  }

  @Test func escapesThePath() throws {
    #expect(try copy([], path: "a\"\\\n.swift").contains(#"file: "a\"\\\u{a}.swift""#))
  }

  @Test func decidesConditionsAsAnAppWould() throws {
    let text = """
      import SwiftUI
      #if canImport(AppKit) || !canImport(UIKit)
      import AppKit
      #elseif DEBUG && os(iOS) // app
      struct A {}
        #if targetEnvironment(simulator)
        struct B {}
        #endif
      #else
      what is this
      #endif
      """
    let lines = try copy(text).split(separator: "\n").dropFirst().map {
      $0.drop { $0 == " " }
    }.filter { !$0.isEmpty }
    #expect(lines == ["import SwiftUI", "// app", "struct A {}", "struct B {}"])
  }

  @Test func leavesUndecidableConditionsToTheCompiler() throws {
    #expect(try copy("#if os(iOS) + 1\nstruct A {}\n#endif").contains("#if os(iOS) + 1"))
  }

  private func copy(_ text: String) throws -> String { try copy(Array(text.utf8)) }

  private func copy(_ bytes: [UInt8], path: String = "list.swift") throws -> String {
    try ReaderLibrary(BuildFolder.installation).summary(of: bytes, name: path).compiledSource
  }

  private func expectCopy(
    _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try copy(text) == expected, sourceLocation: sourceLocation)
  }
}
