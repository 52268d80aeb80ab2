import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct DeclarationTests {
  @Test func findsNominalTypesInOrder() throws {
    try expectDeclarations(
      """
      struct 1️⃣Outer<Header: View> {
        enum 2️⃣Kind { case a }
        final class 3️⃣Box<Value> {}
      }
      extension Outer.Kind { actor 4️⃣Loader {} }
      extension Outer<Int> { struct 5️⃣`Row` {} }
      protocol Shape {}
      """,
      """
      1️⃣ type Outer <Header>
      2️⃣ type Outer.Kind <Header>
      3️⃣ type Outer.Box <Header, Value>
      4️⃣ type Outer.Kind.Loader
      5️⃣ type Outer.Row
      """)
  }

  @Test func marksWhatIsLocal() throws {
    try expectDeclarations(
      """
      struct 1️⃣Outer {
        func make() { struct 2️⃣Row { struct 3️⃣Cell {} } }
        var body: Int { struct 4️⃣Inner {}; return 1 }
        var made: Int = { struct 5️⃣Lazy {}; return 1 }()
        struct 6️⃣After {}
      }
      """,
      """
      1️⃣ type Outer
      2️⃣ type Row local
      3️⃣ type Row.Cell local
      4️⃣ type Inner local
      5️⃣ type Lazy local
      6️⃣ type Outer.After
      """)
  }

  @Test func findsPreviewsAndSnippets() throws {
    try expectDeclarations(
      """
      1️⃣#Preview { Row() }
      /* é */ 2️⃣#Preview("Dark", traits: .landscapeLeft) { struct 3️⃣A {} }
      struct 4️⃣Row {}
        5️⃣Row()
      Row()
      """,
      """
      1️⃣ preview 
      2️⃣ preview Dark
      3️⃣ type A local
      4️⃣ type Row
      5️⃣ snippet snippet
      """)
  }

  @Test func countsColumnsInBytes() throws {
    try expectDeclarations(
      "let é = \"🙂\"; struct 1️⃣Ærø {}\r\n\tstruct 2️⃣B {}\r\nstruct 3️⃣C {}",
      """
      1️⃣ type Ærø
      2️⃣ type B
      3️⃣ type C
      """)
  }

  @Test(arguments: [("@main struct A {}", true), ("struct A {}", false)])
  func seesMain(_ text: String, _ hasMain: Bool) throws {
    #expect(try summary(text).hasMain == hasMain)
  }

  /// Expects lines of a mark, a kind, a name, generic parameters and `local`.
  private func expectDeclarations(
    _ marked: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let marked = MarkedText(marked)
    let lines = try summary(marked.text).declarations.map { found in
      let place = "\(found.line):\(found.column)"
      let mark = marked.places.first { $0.value == place }.map { String($0.key) } ?? place
      let generics = found.genericParameters.joined(separator: ", ")
      return "\(mark) \(found.kind) \(found.name)" + (generics.isEmpty ? "" : " <\(generics)>")
        + (found.isLocal ? " local" : "")
    }
    #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }

  private func summary(_ text: String) throws -> SourceSummary {
    try ReaderLibrary(BuildFolder.installation).summary(of: Array(text.utf8), name: "a.swift")
  }
}
