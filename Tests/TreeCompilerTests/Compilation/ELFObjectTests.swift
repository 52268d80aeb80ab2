import Testing

@testable import TreeCompiler

@Suite struct ELFObjectTests {
  @Test func findsSectionsOfARealObject() throws {
    let path = try Toolchain.find().runtimeObject
    let object = ELFObject(bytes: try #require(FileContents.bytes(of: path)))
    #expect(object.section(named: ".symtab")?.isEmpty == false)
    #expect(object.section(named: ".nowhere") == nil)
  }

  @Test func survivesDamage() throws {
    let path = try Toolchain.find().runtimeObject
    let bytes = try #require(FileContents.bytes(of: path))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = ELFObject(bytes: Array(bytes.prefix(length))).section(named: ".symtab")
    }
    for index in 0..<64 {
      var damaged = bytes
      damaged[index] = 0xFF
      _ = ELFObject(bytes: damaged).section(named: ".symtab")
    }
  }
}
