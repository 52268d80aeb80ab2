import Testing

/// Command lines that are not understood, and what is said of them.
struct UsageTests {
  struct Case: CustomTestStringConvertible {
    let words: [String]
    let message: String

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(words: ["rendr", "a.swift"], message: "unknown command 'rendr'; did you mean 'render'?"),
    Case(words: ["a.swift"], message: "to draw a file: treeviz render a.swift"),
    Case(words: ["render"], message: "no file given"),
    Case(
      words: ["render", "a.swift", "--veiw", "A"],
      message: "unknown option '--veiw'; did you mean '--view'?"),
    Case(words: ["render", "a.swift", "--view"], message: "'--view' needs a value: --view NAME"),
    Case(
      words: ["render", "a.swift", "--paths=1"], message: "'--paths' takes no value, found '1'"),
    Case(
      words: ["render", "a.swift", "-f", "gif"],
      message: "'gif' is no value of '-f', expected one of svg, png, pdf, dot"),
    Case(words: ["inspect", "a.swift", "-o", "a", "-o", "b"], message: "'-o' was given twice"),
    Case(words: ["type"], message: "no type given"),
    Case(words: ["type", "-e", "Text", "x"], message: "one type at a time"),
    Case(words: ["doctor", "x"], message: "usage: treeviz doctor [options]; run"),
    Case(
      words: ["chapter", "docs", "--cache-dir", ""],
      message: "'' is no value of '--cache-dir', expected a folder"),
  ])
  func refuses(_ example: Case) throws {
    let run = try Tool.run(example.words)
    #expect(run.errors.contains(example.message))
    #expect(run.code == 64)
    #expect(run.text == "")
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["help", "render"], ["render", "--help"],
    ["inspect", "a.swift", "-h"],
  ])
  func helps(_ words: [String]) throws {
    let run = try Tool.run(words)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.text.contains("examples:"))
  }

  @Test func tellsItsVersion() throws {
    let run = try Tool.run(["--version"])
    #expect(run.text.hasPrefix("treeviz "))
    #expect(run.code == 0)
  }
}
