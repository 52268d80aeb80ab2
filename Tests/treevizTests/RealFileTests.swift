import Foundation
import Testing

/// Files of the size and manner of those that people write, none of them written for treeviz: each
/// compiles as it is and gives the tree that is kept beside it.
///
/// `RECORD_SNAPSHOTS=1` writes the trees anew and fails the run.
struct RealFileTests {
  private static let folder = Tool.package.appendingPathComponent("Tests/RealFiles")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test(arguments: names)
  func showsTheTreeOf(_ name: String) throws {
    let run = try Tool.run(["inspect", "Tests/RealFiles/\(name).swift", "--no-cache"])
    #expect(run.errors == "")
    #expect(run.code == 0)
    let file = Self.folder.appendingPathComponent(name + ".tree")
    guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil else {
      try run.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
      return
    }
    #expect(try run.text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func thereAreEnough() throws {
    #expect(Self.names.count >= 40)
    let trees = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".tree") }
    #expect(Set(trees) == Set(Self.names.map { $0 + ".tree" }))
  }
}
