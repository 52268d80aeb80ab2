import Testing

@testable import ViewTree

struct TypeNameParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var qualified: String
    var testDescription: String { text }

    init(_ text: String, _ qualified: String? = nil) {
      self.text = text
      self.qualified = qualified ?? text
    }
  }

  static let cases: [Case] = [
    // Names
    Case("Text"),
    Case("SwiftUI.VStack<SwiftUI.Text>"),
    Case("SwiftUI._VariadicView.Tree<SwiftUI._LayoutRoot<Main.Flow>, SwiftUI.Text>"),
    Case("Outer<Int>.Inner<Bool>"),
    Case("Main.Outer<Int>.Middle.Inner"),
    Case("A<B>.C<D>.E<F>.G"),
    Case("Main.`odd name`.Row"),
    Case("`Text`", "Text"),
    Case("Main.`Type`"),
    Case("größe.Ansicht<日本.表示>"),
    Case("$0_thing<_1>"),
    Case("Foo<>", "Foo"),
    Case("Foo<Int,>", "Foo<Int>"),
    // Modules
    Case("TreeModel.Text", "SwiftUI.Text"),
    Case("SwiftUICore.Text.Case", "SwiftUI.Text.Case"),
    Case("TreeModelling.Text"),
    // Sugar
    Case("Font?", "Swift.Optional<Font>"),
    Case("Optional<Font>", "Swift.Optional<Font>"),
    Case("Text??", "Swift.Optional<Swift.Optional<Text>>"),
    Case("Text!", "Swift.Optional<Text>"),
    Case("[String]", "Swift.Array<String>"),
    Case("[String: [Int]]", "Swift.Dictionary<String, Swift.Array<Int>>"),
    Case("[String:Int]?.Type", "Swift.Optional<Swift.Dictionary<String, Int>>.Type"),
    // Tuples and packs
    Case("()"),
    Case("( )", "()"),
    Case("(Text)", "Text"),
    Case("((Text))", "Text"),
    Case("(Text, Image)"),
    Case("(x: Int, _ y: Int, Bool)"),
    Case("(x: Int)"),
    Case("Pack{Text, Image}"),
    Case("Pack{}"),
    Case("TupleContent<Pack{Text, Pack{Int}}>"),
    Case("Pack"),
    Case("(repeat each T)"),
    // Functions
    Case("() -> ()"),
    Case("(Int, inout Bool) -> String"),
    Case("Int -> Int", "(Int) -> Int"),
    Case("((Int, Bool)) -> String"),
    Case("(Int) -> (Bool) -> String"),
    Case("((Int) -> Bool) -> String"),
    Case("(x: Int, Int...) async throws -> String"),
    Case("() throws(Main.Broken) -> Int"),
    Case("() async throws(any Error) -> Int"),
    Case("@escaping @Sendable @MainActor (Int) -> ()"),
    Case("@convention(block) (Int) -> ()"),
    Case("@isolated(any) () async -> ()"),
    Case("nonisolated(nonsending) () async -> ()"),
    Case("(__owned A, __shared B, sending C, borrowing D) -> E"),
    Case("((Int) -> Bool)?", "Swift.Optional<(Int) -> Bool>"),
    // Protocols
    Case("any P"),
    Case("some SwiftUI.View"),
    Case("Any"),
    Case("AnyObject & P & Q"),
    Case("any P & Q<Int>"),
    Case("any Collection<Int>"),
    Case("any Sequence<Self.Element == Swift.Int>"),
    Case("any ~Copyable & P"),
    Case("(any P)?", "Swift.Optional<any P>"),
    Case("any P?", "any Swift.Optional<P>"),
    Case("(any P).Type"),
    Case("any P.Type"),
    Case("P.Protocol"),
    Case("Text.Type.Type"),
    Case("(A & B).Type"),
    Case("(A) & (any B)", "A & (any B)"),
    Case("any"),
    Case("Foo<some, each>"),
    // Private and local types
    Case("Main.(unknown context at $104af2b50).Row"),
    Case("(unknown context #1).Row"),
    Case("Main.(Row in _5A1FC0)<Int>"),
    Case("(Row in _5A1FC0)"),
    Case("Main.Row #1 in Main.f<A>(_: Swift.Int) -> A"),
    Case("VStack<Row #1 in f(x:y:), Row #2 in g()>"),
    Case("<<opaque return type of Main.f<A>(A<B<C>>) -> some>>.0"),
    Case("Foo<<<opaque return type of Main.Row.body : some>>.0>"),
    // Values
    Case("InlineArray<3, Int>"),
    Case("Grid<-12, 0>"),
    // Elided texts
    Case("ToolbarItemGroup<…>"),
    Case("ToolbarItemGroup<...>", "ToolbarItemGroup<…>"),
  ]

  @Test(arguments: cases)
  func readsAndPrintsQualified(_ test: Case) throws {
    let type = try TypeName(parsing: test.text)
    #expect(type.description == test.qualified)
    #expect(try TypeName(parsing: type.description) == type)
  }

  @Test func ignoresWhiteSpaceAnywhere() throws {
    let broken = """
        VStack <
          TupleView <(
            Text ,
            Optional\t< Image >,
            x :  ( Int , Bool ) async   throws -> any
              P
          )>
      >
      """
    #expect(
      try TypeName(parsing: broken)
        == TypeName(
          parsing: "VStack<TupleView<(Text, Image?, x: (Int, Bool) async throws -> any P)>>"))
  }

  @Test func treatsSugarAndFullSpellingAlike() throws {
    for (sugar, full) in [
      ("Text?", "Swift.Optional<Text>"), ("[Int]", "Array<Int>"), ("(Int)", "Int"),
      ("[Int: Int]", "Swift.Dictionary<Int, Int>"), ("SwiftUICore.Text", "SwiftUI.Text"),
    ] {
      #expect(try TypeName(parsing: sugar) == TypeName(parsing: full))
    }
  }
}
