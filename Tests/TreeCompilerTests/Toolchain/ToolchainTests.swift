import Testing

@testable import TreeCompiler

@Suite struct ToolchainTests {
  @Test func findsTheToolchainOnThePath() throws {
    let toolchain = try Toolchain.find()
    #expect(FilePath.exists(toolchain.linker))
    #expect(FilePath.exists(toolchain.runtimeObject))
    #expect(try toolchain.version().hasPrefix("Swift version "))
  }

  @Test func saysHowToGetOne() {
    let error = #expect(throws: CompilerError.self) { try Toolchain(root: "/nowhere") }
    #expect(
      error?.description
        == "no Swift toolchain found: no 'bin/swift-frontend' in '/nowhere'; install one from "
        + "https://swift.org/install, or set TREEVIZ_TOOLCHAIN to the folder of one")
    #expect(error?.isAboutInput == false)
  }
}
