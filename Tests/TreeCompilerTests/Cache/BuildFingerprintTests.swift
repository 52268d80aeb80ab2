import Foundation
import Testing

@testable import TreeCompiler

/// What tells one build of treeviz from another, where machines share answers.
struct BuildFingerprintTests {
  /// Reads the fingerprint of an installed treeviz.
  ///
  /// - Parameters:
  ///   - contents: what its pieces hold.
  ///   - sources: the digits of what it was built from, where they are known.
  ///   - another: what a second tool holds, which takes the pieces of the first.
  /// - Returns: the fingerprint.
  /// - Throws: where it cannot be read.
  private func fingerprint(
    contents: String, sources: String?, another: String? = nil
  ) throws -> BuildFingerprint {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("treeviz-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to name: String) throws {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(contents, to: "home/Modules/SwiftUI.swiftmodule")
    for piece in Installation.Piece.allCases where piece != .modules {
      try write(contents, to: "home/\(piece.rawValue)")
    }
    try write(contents, to: "home/treeviz")
    if let sources { try write(sources, to: "home/sources") }
    if let another { try write(another, to: "other/treeviz") }
    return try BuildFingerprint(
      installation: Installation(folders: [folder.path + "/home"]), toolchain: Toolchain.find(),
      executable: folder.path + (another == nil ? "/home/treeviz" : "/other/treeviz"))
  }

  @Test func theSameSourcesAreTheSameWhereverTheyWereBuilt() throws {
    let here = try fingerprint(contents: "built in /here", sources: "0123")
    #expect(try fingerprint(contents: "built in /there", sources: "0123") == here)
    #expect(try fingerprint(contents: "built in /here", sources: "4567") != here)
  }

  @Test func unknownSourcesAreToldByWhatWasBuilt() throws {
    let here = try fingerprint(contents: "built in /here", sources: nil)
    #expect(try fingerprint(contents: "built in /here", sources: nil) == here)
    #expect(try fingerprint(contents: "built in /there", sources: nil) != here)
  }

  @Test func theSourcesOfPiecesDoNotStandForAnotherTool() throws {
    let first = try fingerprint(contents: "pieces", sources: "0123", another: "a tool")
    #expect(try fingerprint(contents: "pieces", sources: "0123", another: "a second tool") != first)
  }
}
