import ViewTree

/// How a tree is printed.
enum TextFormat: String, CaseIterable {
  case text
  case json
  case type
}

/// Prints trees as text.
struct TextWriter {
  let arguments: ParsedArguments
  let format: TextFormat

  func write(_ input: TreeInput) throws {
    let text = try text(of: input)
    switch OutputPlan(option: arguments.value("output") ?? "-") {
    case .standardOutput: try StandardStreams.output(text)
    case .file(let path):
      try InputGuard.check(path, arguments)
      try OutputFile.write(Array(text.utf8), to: path)
    case .folder(let path):
      throw CommandFailure("'\(path)' is a folder, expected the name of a file")
    }
  }

  private func text(of input: TreeInput) throws -> String {
    if format == .json { return ViewTreeDocument(trees: input.trees.map(\.tree)).json() }
    let isHeaded = input.trees.count > 1
    return input.trees.map { item in
      let heading = isHeaded ? "# \(item.tree.name)\n" : ""
      return heading + body(of: item)
    }.joined(separator: "\n")
  }

  private func body(of item: TreeInput.Item) -> String {
    if format == .type { return item.printedType + "\n" }
    return ViewTreeOutline(showsPaths: arguments.has("paths"), showsTypes: arguments.has("types"))
      .text(of: item.tree)
  }
}
