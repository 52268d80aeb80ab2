import Testing

@testable import TreeCompiler

@Suite struct ResponseFileTests {
  @Test func quotesArguments() {
    let bytes = ResponseFile.bytes(of: ["-c", #"a "b"\c.swift"#, ""])
    #expect(String(decoding: bytes, as: UTF8.self) == "\"-c\"\n\"a \\\"b\\\"\\\\c.swift\"\n\"\"\n")
  }
}
