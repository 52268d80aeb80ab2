extension ViewTreeDocument {
  /// Returns the document as JSON: sorted keys, one node a line, a line break at the end.
  package func json() -> String {
    var output = "{\n  \"format\": \"\(Self.format)\",\n  \"trees\": ["
    for (index, tree) in trees.enumerated() {
      output += index == 0 ? "\n" : ",\n"
      Self.write(tree, to: &output)
    }
    output += trees.isEmpty ? "],\n" : "\n  ],\n"
    output += "  \"version\": \(Self.currentVersion)\n}\n"
    return output
  }

  private static func write(_ tree: ViewTree, to output: inout String) {
    output += "    {\n      \"name\": \(quoted(tree.name)),\n      \"nodes\": ["
    var paths = BoundedPaths()
    for index in tree.nodes.indices {
      output += index == 0 ? "\n        {" : ",\n        {"
      let path = paths.append(
        tree.nodes[index].components, parent: tree.parents[index])
      write(tree, index, path: path, &output)
      output += "}"
    }
    output += "\n      ]\n    }"
  }

  private static func write(
    _ tree: ViewTree, _ index: Int, path: String, _ output: inout String
  ) {
    let node = tree.nodes[index]
    if !node.components.isEmpty {
      let components = node.components.map(json).joined(separator: ", ")
      output += "\"components\": [\(components)], "
    }
    output += "\"kind\": \"\(node.kind.rawValue)\", \"label\": \(quoted(node.label))"
    if let mark = node.mark { output += ", \"mark\": \"\(mark.rawValue)\"" }
    if tree.parents[index] >= 0 { output += ", \"parent\": \(tree.parents[index])" }
    output += ", \"path\": \(quoted(path))"
    if let role = node.role { output += ", \"role\": \(quoted(role))" }
    if !tree.types[index].isEmpty { output += ", \"type\": \(quoted(tree.types[index]))" }
    if let values = node.values { output += ", \"values\": \(quoted(values))" }
  }

  private static func json(_ component: PathComponent) -> String {
    switch component {
    case .index(let position): "{\"index\": \(position)}"
    case .ifBranch: "{\"branch\": \"if\"}"
    case .elseBranch: "{\"branch\": \"else\"}"
    case .role(let role, let number): "{\"number\": \(number), \"role\": \(quoted(role))}"
    case .elided: "{\"elided\": true}"
    case .id(let value): "{\"id\": \(value.map(quoted) ?? "null")}"
    }
  }

  /// Returns a text as a string of JSON.
  static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\t": output += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
