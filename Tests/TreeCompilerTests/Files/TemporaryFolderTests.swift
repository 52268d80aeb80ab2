import Foundation
import Testing

@testable import TreeCompiler

@Suite struct TemporaryFolderTests {
  @Test func goesWithEverythingInIt() throws {
    let path: String
    do {
      let folder = try TemporaryFolder()
      path = folder.path
      let inner = try folder.makeFolder("inner")
      _ = try folder.write("text", to: "inner/file")
      try FileManager.default.createSymbolicLink(
        atPath: inner + "/link", withDestinationPath: BuildFolder.path)
      let locked = try folder.makeFolder("inner/locked")
      _ = try folder.write("text", to: "inner/locked/file")
      chmod(locked, 0)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(FileManager.default.fileExists(atPath: BuildFolder.path))
  }
}
