extension UpdateDocument {
  /// Returns the document as JSON: sorted keys, one node and one event a line, a line break at the
  /// end.
  package func json() -> String {
    var output = "{\n  \"format\": \"\(Self.format)\",\n  \"updates\": ["
    for (index, log) in logs.enumerated() {
      output += index == 0 ? "\n" : ",\n"
      output += "    {\n      \"name\": \(ViewTreeDocument.quoted(log.name)),\n      \"steps\": ["
      for (index, update) in log.updates.enumerated() {
        output += index == 0 ? "\n" : ",\n"
        Self.write(update, to: &output)
      }
      output += log.updates.isEmpty ? "]\n    }" : "\n      ]\n    }"
    }
    output += logs.isEmpty ? "],\n" : "\n  ],\n"
    output += "  \"version\": \(Self.currentVersion)\n}\n"
    return output
  }

  private static func write(_ update: RenderUpdate, to output: inout String) {
    output += "        {\n"
    if let change = update.change {
      output += "          \"change\": \(ViewTreeDocument.quoted(change)),\n"
    }
    let entries = update.merged.entries
    let paths = update.after.paths()
    write("events", update.events.map { JSONDocument.text(of: EventRecord($0)) }, to: &output)
    output += ",\n"
    write(
      "nodes",
      entries.indices.filter { entries[$0].after >= 0 }.map { index in
        let entry = entries[index]
        var record = RenderedNodeRecord(
          update.after.nodes[entry.after], parent: update.after.parents[entry.after])
        record.path = paths[entry.after]
        record.became = entry.mark.rawValue
        record.before = entry.before < 0 ? nil : entry.before
        return JSONDocument.text(of: record)
      }, to: &output)
    let notRun = update.notRun().map { "\(entries[$0].after)" }.joined(separator: ", ")
    let removed = entries.filter { $0.after < 0 }.map { "\($0.before)" }.joined(separator: ", ")
    output += ",\n          \"notRun\": [\(notRun)],\n"
    output += "          \"removed\": [\(removed)]\n        }"
  }

  private static func write(_ key: String, _ lines: [String], to output: inout String) {
    output += "          \"\(key)\": ["
    for (index, line) in lines.enumerated() {
      output += (index == 0 ? "\n" : ",\n") + "            " + line
    }
    output += lines.isEmpty ? "]" : "\n          ]"
  }
}
