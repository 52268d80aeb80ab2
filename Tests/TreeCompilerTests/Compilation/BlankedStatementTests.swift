import Testing

@testable import TreeCompiler

@Suite struct BlankedStatementTests {
  @Test func blanksAStatementWithItsModifiers() {
    #expect(
      blanked(
        """
        VStack {
          Text("a)")
            .padding(
              3)
            .onTapGesture { tap() }
          Text("b")
        }
        """, line: 2, column: 3)
          == """
          VStack {
            EmptyView()



            Text("b")
          }
          """)
  }

  @Test func stopsAtTheBracketAround() {
    #expect(
      blanked("HStack { Text(\"a\").bold() }", line: 1, column: 10) == "HStack { EmptyView()}")
    #expect(blanked("Text(\"a\"); Text(\"b\")", line: 1, column: 1) == "EmptyView(); Text(\"b\")")
    #expect(blanked("  ForEach(a) { Text($0) }", line: 1, column: 14) == "  EmptyView()")
    #expect(blanked("a", line: 2, column: 1) == nil)
    #expect(blanked("a", line: 1, column: 9) == nil)
  }

  private func blanked(_ source: String, line: Int, column: Int) -> String? {
    BlankedStatement(in: Array(source.utf8), line: line, column: column)
      .map { String(decoding: $0.source, as: UTF8.self) }
  }
}
