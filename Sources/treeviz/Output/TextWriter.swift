import ViewTree

/// How a tree is printed.
enum TextFormat: String, CaseIterable {
  case text
  case json
  case type
}

extension TextFormat {
  /// How updates are printed.
  static let updates: [TextFormat] = [.text, .json]

  /// Returns how text is printed, by the option or the output's extension; nil where a figure is drawn.
  static func choice(_ option: String?, output: OutputPlan) -> TextFormat? {
    if let option { return TextFormat(rawValue: option) }
    switch output {
    case .standardOutput: return .text
    case .file: return ["txt": .text, "json": .json][output.fileExtension ?? ""]
    case .folder: return nil
    }
  }
}

/// Prints trees as text.
struct TextWriter {
  let arguments: ParsedArguments
  let format: TextFormat
  var choice = TreeChoice.view
  var flow: FlowChoice?

  func write(_ input: TreeInput) throws {
    try OutputPlan(option: arguments.value("output") ?? "-").write(text(of: input), arguments)
  }

  private func text(of input: TreeInput) throws -> String {
    if format == .json { return json(of: input) }
    let isHeaded = input.trees.count > 1
    return try input.trees.map { item in
      let heading = isHeaded ? "# \(item.tree.name)\n" : ""
      return heading + (try body(of: item))
    }.joined(separator: "\n")
  }

  private func json(of input: TreeInput) -> String {
    guard choice == .render else {
      return ViewTreeDocument(trees: input.trees.map(\.tree)).json()
    }
    return UpdateDocument(
      logs: input.trees.compactMap { item in
        item.pair.map { pair in
          let empty = RenderedTree(name: item.tree.name)
          return .init(name: item.tree.name, updates: [RenderUpdate(from: empty, to: pair.render)])
        }
      }
    ).json()
  }

  private func body(of item: TreeInput.Item) throws -> String {
    if format == .type { return item.printedType + "\n" }
    let outline = ViewTreeOutline(
      showsPaths: arguments.has("paths"), showsTypes: arguments.has("types"))
    guard let pair = item.pair else { return outline.text(of: item.tree) }
    let flow = try flow?.shown(in: pair.render)
    var text = RenderedTreeOutline(showsPaths: arguments.has("paths"))
      .text(of: pair.render, notes: flow?.notes ?? NodeNotes())
    if choice == .both {
      text = "view tree\n" + outline.text(of: pair.view) + "\nrender tree\n" + text
    }
    let flows = flow?.text ?? ""
    return flows.isEmpty ? text : "\(text)\n\(flows)"
  }
}
