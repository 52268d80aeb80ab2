import Testing

@testable import TreeChapters

struct CommentWordsTests {
  @Test(arguments: [
    ("", []), (" a  b\t", ["a", "b"]), (#"c="a b" d"#, ["c=a b", "d"]),
    (#"c='a "b"'"#, [#"c=a "b""#]), (#"c="a \" \\ \n""#, [#"c=a " \ \n"#]), (#"a="""#, ["a="]),
  ])
  func splits(_ text: String, _ words: [String]) throws {
    #expect(try CommentWords.split(text) == words)
  }

  @Test func refusesAnOpenQuote() {
    #expect(throws: ChapterError.unclosedQuote) { try CommentWords.split("a 'b") }
  }
}
