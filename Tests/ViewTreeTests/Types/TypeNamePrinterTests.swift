import Testing

@testable import ViewTree

struct TypeNamePrinterTests {
  @Test(arguments: [
    ("SwiftUI.VStack<SwiftUI.Text>", "VStack<Text>"),
    ("SwiftUI.Rectangle._Inset", "_Inset"),
    ("Swift.Optional<SwiftUI.Font>", "Optional<Font>"),
    ("Main.Outer<Swift.Int>.Inner", "Inner"),
    ("Main.Outer<Swift.Int>.Inner<Swift.Bool, Swift.Int>", "Inner<Bool, Int>"),
    ("Main.(unknown context #1).Row", "Row"),
    ("Main.(Row in _5A1F)<Main.A>", "Row<A>"),
    ("Row #1 in Main.f()", "Row"),
    ("any Main.P<Main.A>", "any P<A>"),
    ("any Main.P<Self.Main.P.A == Swift.Int>", "any P<Self.P.A == Int>"),
    ("@Swift.MainActor @Sendable () -> ()", "@MainActor @Sendable () -> ()"),
    ("Main.`odd\u{A0}name`", "`odd\u{A0}name`"),
    ("<<opaque return type of f() -> some>>.0", "<<opaque return type of f() -> some>>.0"),
  ])
  func dropsModulesAndParents(qualified: String, unqualified: String) throws {
    #expect(try TypeName(parsing: qualified).printed() == unqualified)
  }

  @Test(arguments: [
    ("Swift.Optional<SwiftUI.Font>", "Font?"),
    ("Optional<Optional<Int>>", "Int??"),
    ("Optional<(Int) -> Bool>", "((Int) -> Bool)?"),
    ("Optional<any Main.P>", "(any P)?"),
    ("Array<Dictionary<String, Optional<Int>>>", "[[String: Int?]]"),
    ("Main.Optional<Int>", "Optional<Int>"),
    ("(Int, Bool)?.Type", "(Int, Bool)?.Type"),
  ])
  func printsSugar(full: String, sugared: String) throws {
    #expect(try TypeName(parsing: full).printed(style: .sugared) == sugared)
  }

  /// Swift's runtime prints `W<P>` for `W<any P>` (Swift 6.3, `String(describing:)`).
  @Test func printsProtocolsAsTheRuntimeDoes() throws {
    let type = try TypeName(parsing: "Writer<any Main.Style, (any A & B)?>")
    #expect(type.printed(style: .runtime) == "Writer<Style, Optional<A & B>>")
    #expect(type.printed(style: .sugared) == "Writer<any Style, (any A & B)?>")
  }

  @Test func elidesBeyondTheLimit() throws {
    let type = try TypeName(parsing: "VStack<TupleView<(Größe, Image)>>")
    #expect(type.printed(limit: 100) == "VStack<TupleView<(Größe, Image)>>")
    for limit in 3..<35 {
      let text = type.printed(limit: limit)
      #expect(text.utf8.count <= limit)
      #expect(text.hasSuffix("…"))
    }
    #expect(type.printed(limit: 20) == "VStack<TupleView<…")
  }

  @Test func printsAPart() throws {
    let type = try TypeName(parsing: "SwiftUI.List<Swift.Never, x.Row<y.A>>")
    let row = try #require(type.argument(1, of: 0))
    #expect(type.printed(at: row) == "Row<A>")
    #expect(type.printed(at: row, style: .qualified) == "x.Row<y.A>")
    #expect(type.argument(2, of: 0) == nil)
    #expect(type.arguments(of: 0).count == 2)
  }
}
