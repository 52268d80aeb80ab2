import Foundation
import Testing
import ViewTree

@testable import TreeCompiler

/// A compiler that does not end after its first error.
@Suite struct StoppedCompilerTests {
  @Test func saysThatThereMayBeMoreErrors() throws {
    let folder = try TemporaryFolder()
    _ = try folder.makeFolder("bin")
    let compiler = try folder.write(
      """
      #!/bin/sh
      cat > /dev/null
      echo "list.swift:1:1: error: cannot find 'a' in scope" >&2
      exec sleep 60
      """, to: "bin/swift-frontend")
    chmod(compiler, 0o700)
    let compilation = Compilation(
      toolchain: try Toolchain(root: folder.path), folder: folder.path, options: .built())
    let messages = DiagnosticParser(
      files: KnownFiles([.init(path: "list.swift", name: "list.swift")]))
    let error = #expect(throws: CompilerError.self) {
      try compilation.run([], compiler: compilation.startCompiler(), messages: messages)
    }
    #expect(
      error?.diagnostics.map { "\($0.severity): \($0.message)" } == [
        "error: cannot find 'a' in scope",
        "note: the compiler was stopped before its end: there may be more errors",
      ])
  }
}
