import Foundation
import Testing
import ViewTree

/// The values that `--set-env` knows are those of the DSL.
@Suite struct EnvironmentKeysTests {
  @Test func knowsTheValuesOfTheDSL() throws {
    var settable: Set<String> = []
    var system: Set<String> = []
    let property = /^  public (package\(set\) )?var (\w+): .* \{$/
    for source in try Self.sources() {
      var isExtension = false
      var found: (name: String, isSystem: Bool)?
      for line in source.split(separator: "\n") {
        if line.first?.isWhitespace == false {
          isExtension = line == "extension EnvironmentValues {"
        }
        guard isExtension else { continue }
        if let match = line.wholeMatch(of: property) {
          found = (String(match.output.2), match.output.1 != nil)
        } else if line.hasPrefix("    set {") || line.hasPrefix("    _modify"), let property = found
        {
          if property.isSystem {
            system.insert(property.name)
          } else {
            settable.insert(property.name)
          }
          found = nil
        }
      }
    }
    #expect(settable == Set(EnvironmentKeys.settable.keys))
    #expect(system.isSuperset(of: EnvironmentKeys.system.keys))
    // What is left are actions and objects that nobody writes on a command line.
    #expect(
      system.subtracting(EnvironmentKeys.system.keys) == [
        "dismissSearch", "dismissWindow", "keyboardShortcut", "openWindow", "refresh", "rename",
        "undoManager",
      ])
  }

  private static func sources() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/TreeModel")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }
}
