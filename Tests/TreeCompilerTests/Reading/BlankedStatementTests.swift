import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct BlankedStatementTests {
  private let reader = Result { try ReaderLibrary(BuildFolder.installation) }

  @Test func blanksAStatementWithItsModifiers() throws {
    let result = try blanking(
      """
      var body: some View {
        VStack {
          Text("a)")
            .padding(
              3)
            .onTapGesture { tap() }
          Text("b")
        }
      }
      """, line: 3, column: 5)
    #expect(
      result?.source
        == """
        var body: some View {
          VStack {
            EmptyView()



            Text("b")
          }
        }
        """)
    #expect(result?.firstLine == 3)
    #expect(result?.lastLine == 6)
    #expect(result?.linesAround == [1, 2])
  }

  @Test func stopsAtTheBracketAround() throws {
    #expect(
      try blanked("HStack { Text(\"a\").bold() }", column: 10) == "HStack { EmptyView() }")
    #expect(
      try blanked("HStack { Text(\"a\"); Text(\"b\") }", column: 10)
        == "HStack { EmptyView(); Text(\"b\") }")
    #expect(
      try blanked("VStack { ForEach(a) { b in Text(b) } }", column: 21) == "VStack { EmptyView() }")
    #expect(try blanked("VStack { Text(a) }", line: 2) == nil)
    #expect(try blanked("VStack { Text(a) }", column: 19) == nil)
    #expect(try blanked("VStack { Text(a) }", column: 16) == "VStack { EmptyView() }")
  }

  @Test func readsTextsAndCommentsAsTheCompilerDoes() throws {
    #expect(
      try blanked("VStack { Text(\"a\") // it's (\n}", column: 10)
        == "VStack { EmptyView() // it's (\n}")
    #expect(
      try blanked("VStack { Text(#\"\\\"(\"#) /* { */; B() }", column: 10)
        == "VStack { EmptyView() /* { */; B() }")
    let text = "VStack {\n  Text(\"\"\"\n    \"(\n    \"\"\")\n  B()\n}"
    #expect(try blanked(text, line: 2, column: 3) == "VStack {\n  EmptyView()\n\n\n  B()\n}")
  }

  @Test func blanksConditionsOfViewsAsAWhole() throws {
    #expect(
      try blanked("VStack { if a + b > 3 { Text(\"x\") } else { B() }; C() }", column: 13)
        == "VStack { EmptyView(); C() }")
    #expect(
      try blanked("VStack { switch a + b { case 1: Text(\"x\"); default: B() } }", column: 17)
        == "VStack { EmptyView() }")
    #expect(
      try blanked("VStack { if a { Text(b) } }", column: 17) == "VStack { if a { EmptyView() } }")
    // Without views in it a condition may decide what comes after it.
    #expect(
      try blanked("func f() -> some View { if a + b > 3 { return B() }; return C() }", column: 28)
        == nil)
  }

  @Test func leavesWhatHasAMeaningForOthers() throws {
    #expect(
      try blanked("var a: Int { guard b + c > 3 else { return 1 }; return 2 }", column: 20) == nil)
    #expect(
      try blanked("var a: Int { switch b + c { case 1: return 2; default: return 3 } }", column: 21)
        == nil)
    #expect(
      try blanked("var a: some View { let b = c.map {\n $0 + 1 }\n Text(b) }", column: 34) == nil)
    #expect(try blanked("var a: Text { Text(b) }", column: 15) == nil)
    #expect(try blanked("VStack { row(b) }", column: 14) == nil)
    // The outer statement, where the inner one is the value of a closure or names its parameter.
    #expect(
      try blanked("VStack { Text(a.map { B($0) }.c) }", column: 23) == "VStack { EmptyView() }")
    #expect(
      try blanked("VStack { ForEach(a) { Text($0) } }", column: 23) == "VStack { EmptyView() }")
    #expect(
      try blanked("ForEach(a) { b in Text(c.map { $0 }) }", column: 19)
        == "ForEach(a) { b in EmptyView() }")
  }

  @Test func leavesWhatCannotBeRead() throws {
    #expect(try blanked("VStack { Text(a } ", column: 10) == nil)
  }

  private func blanked(_ source: String, line: Int = 1, column: Int = 1) throws -> String? {
    try blanking(source, line: line, column: column)?.source
  }

  private func blanking(_ source: String, line: Int, column: Int) throws -> BlankedSource? {
    try reader.get().blanked(.init(source: source, line: line, column: column))
  }
}
