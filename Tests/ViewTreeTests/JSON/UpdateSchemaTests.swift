import Foundation
import Testing

@testable import ViewTree

/// Keeps `docs/schema/update-1.json` in step with what is written.
struct UpdateSchemaTests {
  private static func definition(_ name: String) throws -> [String: Any] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("docs/schema/update-1.json"))
    let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let definition = try #require(definitions[name] as? [String: Any])
    return try #require(definition["properties"] as? [String: Any])
  }

  private static func keys(_ text: String) throws -> Set<String> {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return Set(object.keys)
  }

  private static func values(_ definition: String, _ key: String) throws -> Set<String> {
    let property = try #require(try self.definition(definition)[key] as? [String: Any])
    return Set(try #require(property["enum"] as? [String]))
  }

  @Test func knowsEveryKeyOfANode() throws {
    var record = RenderedNodeRecord(UpdateDocumentTests.fullNode, parent: 0)
    (record.path, record.became, record.before) = ("0", "kept", 1)
    #expect(
      try Self.keys(JSONDocument.text(of: record)) == Set(Self.definition("node").keys))
    #expect(
      try Self.values("node", "kind") == Set(ViewNode.Kind.allCases.map(\.rawValue)))
    #expect(
      try Self.values("node", "became")
        == Set(MergedTree.Mark.allCases.map(\.rawValue)).subtracting(["removed"]))
  }

  @Test func knowsEveryKeyOfAnEvent() throws {
    let texts = UpdateDocumentTests.events.map { JSONDocument.text(of: EventRecord($0)) }
    #expect(
      try texts.reduce(into: Set<String>()) { $0.formUnion(try Self.keys($1)) }
        == Set(Self.definition("event").keys))
    for name in try Self.values("event", "event") {
      #expect(texts.contains { $0.contains("\"event\":\"\(name)\"") }, "\(name)")
    }
    for reason in try Self.values("reason", "reason") {
      #expect(texts[0].contains("\"reason\":\"\(reason)\""), "\(reason)")
    }
    for key in try Self.definition("reason").keys {
      #expect(texts[0].contains("\"\(key)\":"), "\(key)")
    }
    for key in try Self.definition("step").keys {
      #expect(["change", "events", "nodes", "notRun", "removed"].contains(key))
    }
  }
}
