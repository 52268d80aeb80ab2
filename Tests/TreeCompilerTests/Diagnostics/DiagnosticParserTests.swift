import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct DiagnosticParserTests {
  @Test func attachesNotesAndTheUsersLine() throws {
    try expectDiagnostics(
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

  @Test func placesMessagesOfExpansionsWhereTheMacroIsUsed() throws {
    let file = "/tmp/swift-generated-sources/@__swiftmacro_4Main1MC1xfMp_.swift"
    try expectDiagnostics(
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

  @Test func namesNoCopies() throws {
    try expectDiagnostics(
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

  @Test func leavesOutHowWeMadeTheCompilerSpeak() throws {
    try expectDiagnostics(
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

  @Test func leavesOutWhatFollowsFromAnotherErrorOfTheDeclaration() throws {
    let source = """
      struct A: View {
        var body: some View {
          Text("a")
            .foregroundSyle(.red)
        }
        var other: some View { Text("b").padding(.tpo) }
      }
      """
    try expectDiagnostics(
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
    try expectDiagnostics(
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

  @Test func keepsWhatIsWrongInOtherMembersAndStatements() throws {
    let source = """
      final class M: Base {
        let a: Int = nowhere
        let b = nil
        private(set) var c = nil
        required init(x: Int) { super.init(); y = nil }
        convenience init() { let z = nil }
        @AppStorage("a b") private var d = nil
        func f() {
          let e = nowhere
          let g = nil
          h(nowhere, nil)
        }
      }
      """
    let kept = [
      "2:16: error: cannot find 'nowhere' in scope",
      "3:11: error: 'nil' requires a contextual type",
      "4:24: error: 'nil' requires a contextual type",
      "5:46: error: 'nil' requires a contextual type",
      "6:32: error: 'nil' requires a contextual type",
      "7:38: error: 'nil' requires a contextual type",
      "9:13: error: cannot find 'nowhere' in scope",
      "10:13: error: 'nil' requires a contextual type",
      "11:7: error: cannot find 'nowhere' in scope",
    ].map { "list.swift:" + $0 }
    let left = ["list.swift:11:16: error: 'nil' requires a contextual type"]
    #expect(try headers((kept + left).joined(separator: "\n"), source: source) == kept)

    let misread = [
      "3:13: error: expected ',' separator",
      "2:11: error: cannot convert value of type 'Int' to specified type 'String'",
      "5:3: error: 'required' initializer is missing",
    ].map { "list.swift:" + $0 }
    #expect(try headers(misread.joined(separator: "\n"), source: source) == misread)
  }

  @Test func takesNotLongerForMoreErrors() throws {
    let count = 2000
    let lines = (0..<count).map { $0 % 2 == 0 ? "  let a\($0) = nil" : "  undefined()" }
    let source = "func f() {\n" + lines.joined(separator: "\n") + "\n}\n"
    let output = (0..<count).map {
      $0 % 2 == 0
        ? "list.swift:\($0 + 2):12: error: 'nil' requires a contextual type"
        : "list.swift:\($0 + 2):3: error: cannot find 'undefined' in scope"
    }
    let start = ContinuousClock.now
    #expect(try headers(output.joined(separator: "\n"), source: source).count == count)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func survivesWhatIsNoMessage() throws {
    try expectDiagnostics("Stack dump:\n0. Program arguments: x: error: y\n:::\n", "")
  }

  private func expectDiagnostics(
    _ output: String, _ expected: String, source: String = "struct Row: View {}\n\tlet é = 1\n",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let texts = try parser(of: source).diagnostics(in: output).map(\.text)
    #expect(texts.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }

  /// Returns the first line of each message that is told.
  private func headers(_ output: String, source: String) throws -> [String] {
    try parser(of: source).diagnostics(in: output).map {
      String($0.text.prefix { $0 != "\n" })
    }
  }

  private func parser(of source: String) throws -> DiagnosticParser {
    var summary = try ReaderLibrary(BuildFolder.installation)
      .summary(of: Array(source.utf8), name: "list.swift")
    summary.compiledSource = "import SwiftUI\n#sourceLocation(file: \"list.swift\", line: 1)\n"
    let file = KnownFiles.File(
      SourceFile(source), name: "list.swift", copy: "/tmp/x/0.swift", summary: summary)
    return DiagnosticParser(files: KnownFiles([file]))
  }
}
