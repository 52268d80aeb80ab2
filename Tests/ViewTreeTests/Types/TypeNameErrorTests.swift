import Testing

@testable import ViewTree

struct TypeNameErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var error: String
    var testDescription: String { text }

    init(_ text: String, _ error: String) {
      self.text = text
      self.error = error
    }
  }

  @Test(arguments: [
    Case("", "1:1: found the end of the text, expected a type"),
    Case("VStack<", "1:8: found the end of the text, expected a type"),
    Case(
      "VStack<Text",
      "1:12: found the end of the text, expected ',' or '>' after an argument of 'VStack'"),
    Case("VStack<(Text>", "1:13: found '>', expected ',' or ')'"),
    Case("Text Image", "1:6: found 'Image', expected the end of the type"),
    Case("Text>", "1:5: found '>', expected the end of the type"),
    Case("A.", "1:3: found the end of the text, expected a type"),
    Case("A..B", "1:3: found '.', expected a type"),
    Case("[Int", "1:5: found the end of the text, expected ']' or ':'"),
    Case("[Int: Bool, Int]", "1:11: found ',', expected ']'"),
    Case("(A, B) async C", "1:14: found 'C', expected '->'"),
    Case("() throws(A -> B", "1:17: found the end of the text, expected ')'"),
    Case("Pack{A)", "1:7: found ')', expected ',' or '}'"),
    Case("(A, B).C", "1:8: found 'C', expected 'Type' or 'Protocol'"),
    Case("@ Int", "1:2: found ' ', expected the name of an attribute"),
    Case("TupleView<(\n  Text,\n  Ünl%\n)>", "3:7: found '%', expected ',' or ')'"),
    Case(
      "Größe<é", "1:11: found the end of the text, expected ',' or '>' after an argument of 'Größe'"
    ),
    Case("Text(\"Hello\")", "1:5: found '(', expected the end of the type"),
  ])
  func tellsWhereAndWhat(_ test: Case) {
    let error = #expect(throws: TypeNameError.self) { try TypeName(parsing: test.text) }
    #expect(error?.description == test.error)
  }
}
