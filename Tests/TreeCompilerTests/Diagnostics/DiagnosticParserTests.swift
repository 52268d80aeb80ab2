import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct DiagnosticParserTests {
  @Test func attachesNotesAndTheUsersLine() {
    expectDiagnostics(
      """
      list.swift:1:8: error: type 'Row' does not conform to protocol 'View'
      struct Row: View {}
             ^
      list.swift:1:8: note: add stubs for conformance
      struct Row: View {}
             ^
      /build/Sources/TreeModel/View.swift:4:66: note: protocol requires nested type 'Body'
      /build/Sources/TreeModel/View.swift:4:66: note: enum 'ViewBuilder' declared here
      list.swift:2:1: warning: variable 'TreeModel.x' was never used
      """,
      """
      list.swift:1:8: error: type 'Row' does not conform to protocol 'View'
        note: struct Row: View {}
               ^
        list.swift:1:8: note: add stubs for conformance
        note: protocol requires nested type 'Body'
      list.swift:2:1: warning: variable 'SwiftUI.x' was never used
        note: \tlet é = 1
        ^
      """)
  }

  @Test func placesMessagesOfExpansionsWhereTheMacroIsUsed() {
    let file = "/tmp/swift-generated-sources/@__swiftmacro_4Main1MC1xfMp_.swift"
    expectDiagnostics(
      """
      list.swift:3:1: error: cannot find type 'Nope' in scope
      \(file):2:18: error: cannot find type 'Nope' in scope
      \(file):1:1: note: in expansion of macro 'ObservationTracked' on property 'x' here
      \(file):2:18: error: no such thing
      private  var _x: Nope = 1
                       ^~~~
      list.swift:3:1: note: in expansion of macro 'Observable' on class 'M' here
      """,
      """
      list.swift:3:1: error: cannot find type 'Nope' in scope
      list.swift:3:1: error: no such thing
      """)
  }

  @Test func namesNoCopies() {
    expectDiagnostics(
      """
      /tmp/x/0.swift:4:1: error: expected '}' in struct
      /tmp/x/0.swift:90:1: error: something about our own lines
      <unknown>:0: error: module 'A' is broken
      """,
      """
      list.swift:2:1: error: expected '}' in struct
        note: \tlet é = 1
        ^
      list.swift:0:0: error: something about our own lines
      error: module 'A' is broken
      """)
  }

  @Test func leavesOutHowWeMadeTheCompilerSpeak() {
    expectDiagnostics(
      """
      list.swift:3:1: error: 'buildExpression' is unavailable: 'Int' is no view
      /b/ViewBuilder.swift:3:1: note: 'buildExpression' has been explicitly marked unavailable here
      list.swift:3:2: error: needs a 'var' (from macro 'Entry')
      list.swift:3:3: error: expressions are not allowed at the top level
      """,
      """
      list.swift:3:1: error: 'Int' is no view
      list.swift:3:2: error: needs a 'var'
      """)
  }

  @Test func leavesOutWhatFollowsFromAnotherErrorOfTheDeclaration() {
    let source = """
      struct A: View {
        var body: some View {
          Text("a")
            .foregroundSyle(.red)
        }
        var other: some View { Text("b").padding(.tpo) }
      }
      """
    expectDiagnostics(
      """
      list.swift:4:8: error: value of type 'Text' has no member 'foregroundSyle'
      list.swift:3:5: error: generic parameter 'Content' could not be inferred
      list.swift:4:24: error: cannot infer contextual base in reference to member 'red'
      list.swift:6:44: error: cannot infer contextual base in reference to member 'tpo'
      """,
      """
      list.swift:4:8: error: value of type 'Text' has no member 'foregroundSyle'
        note:       .foregroundSyle(.red)
               ^
      list.swift:6:44: error: cannot infer contextual base in reference to member 'tpo'
        note:   var other: some View { Text("b").padding(.tpo) }
                                                   ^
      """, source: source)
    expectDiagnostics(
      """
      list.swift:3:10: error: expected ',' separator
      list.swift:3:5: error: missing argument label 'format:' in call
      """,
      """
      list.swift:3:10: error: expected ',' separator
        note:     Text("a")
                 ^
      """, source: source)
  }

  @Test func survivesWhatIsNoMessage() {
    expectDiagnostics("Stack dump:\n0. Program arguments: x: error: y\n:::\n", "")
  }

  private func expectDiagnostics(
    _ output: String, _ expected: String, source: String = "struct Row: View {}\n\tlet é = 1\n",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = KnownFiles.File(
      SourceFile(source), name: "list.swift", copy: "/tmp/x/0.swift",
      source: "import SwiftUI\n#sourceLocation(file: \"list.swift\", line: 1)\n")
    let parser = DiagnosticParser(files: KnownFiles([file]))
    let texts = parser.diagnostics(in: output).map(\.text)
    #expect(texts.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }
}
