import Foundation
import Testing

@testable import ViewTree

/// Keeps `docs/schema/tree-1.json` in step with what is written.
struct SchemaTests {
  private static func definition(_ name: String) throws -> [String: Any] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("docs/schema/tree-1.json"))
    let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let definition = try #require(definitions[name] as? [String: Any])
    return try #require(definition["properties"] as? [String: Any])
  }

  @Test func listsEveryKindOfNode() throws {
    let kind = try #require(Self.definition("node")["kind"] as? [String: Any])
    #expect(kind["enum"] as? [String] == ViewNode.Kind.allCases.map(\.rawValue))
  }

  @Test func knowsEveryKeyOfANode() throws {
    var tree = ViewTree(name: "Test")
    tree.append(ViewNode(kind: .group, label: "Group"), parent: -1)
    tree.append(
      ViewNode(
        kind: .customView, label: "Row", components: [.index(0)], role: "x", mark: .recursive,
        values: "title"),
      type: "Row", parent: 0)
    tree.finish()
    let json = ViewTreeDocument(trees: [tree]).json()
    let properties = try Self.definition("node")
    #expect(properties.count == 9)
    for key in properties.keys { #expect(json.contains("\"\(key)\":"), "\(key)") }
  }
}
