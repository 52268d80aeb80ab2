import TreeCompiler
import ViewTree

/// The trees that a command line asks for.
struct TreeInput {
  /// The first file's path as typed.
  let path: String

  let trees: [Item]

  /// A tree and the type that `-f type` prints for it.
  struct Item {
    let tree: ViewTree
    let printedType: String
  }
}

// MARK: - Source and saved trees

extension TreeInput {
  /// Loads what a command line names: source, or a saved tree.
  static func load(_ arguments: ParsedArguments, command: Command) throws -> TreeInput {
    guard let path = arguments.positional.first else {
      throw UsageError("no file given", command: command)
    }
    if arguments.positional.count == 1 {
      let bytes = try InputFile.bytes(of: path)
      if path.hasSuffix(".json") || ViewTreeDocument.isDocument(String(decoding: bytes.prefix(4096), as: UTF8.self)) {
        return try saved(bytes, path: path, arguments: arguments)
      }
      let file = SourceFile(path: ExampleInput.shown(path), contents: bytes)
      return try example(
        ExampleInput.compiled([file], path: path, arguments: arguments, command: command),
        arguments: arguments)
    }
    return try example(
      ExampleInput.load(arguments, command: command), arguments: arguments)
  }

  private static func example(
    _ example: ExampleInput, arguments: ParsedArguments
  ) throws -> TreeInput {
    let roots: [ExampleRoot]
    do {
      roots = try RootSelection.select(arguments.values("view"), from: example.roots)
    } catch {
      throw CommandFailure(SelectionMessage.text(of: error, path: example.path))
    }
    guard !roots.isEmpty else { throw CommandFailure(noViews(example)) }
    return TreeInput(
      path: example.path,
      trees: try roots.map { root in
        try item(root, bodies: example.bodies, arguments: arguments)
      })
  }

  private static func item(
    _ root: ExampleRoot, bodies: [String: String], arguments: ParsedArguments
  ) throws -> Item {
    if let failure = root.failure {
      throw CommandFailure("'\(root.name)' cannot be drawn: \(failure)", at: root.location)
    }
    let maker = TreeMaker(root: root, bodies: bodies)
    return Item(
      tree: try maker.tree(options: treeOptions(arguments)), printedType: try maker.printedType())
  }

  static func treeOptions(_ arguments: ParsedArguments) -> ViewTreeOptions {
    ViewTreeOptions(showsTuples: arguments.has("tuples"), showsTypes: true)
  }

  private static func noViews(_ example: ExampleInput) -> [Diagnostic] {
    let failed = example.roots.compactMap { root in
      root.failure.map {
        Diagnostic(.error, "'\(root.name)' cannot be drawn: \($0)", at: root.location)
      }
    }
    guard failed.isEmpty else { return failed }
    return [
      Diagnostic(
        .error,
        "no view found; expected a struct that conforms to View, a preview or a view expression",
        at: Diagnostic.Location(path: ExampleInput.shown(example.path)))
    ]
  }

  private static func saved(
    _ bytes: [UInt8], path: String, arguments: ParsedArguments
  ) throws -> TreeInput {
    let document: ViewTreeDocument
    do {
      document = try ViewTreeDocument(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandFailure("\(error)", at: Diagnostic.Location(path: ExampleInput.shown(path)))
    }
    let names = arguments.values("view")
    for name in names where !document.trees.contains(where: { $0.name == name }) {
      let known = document.trees.map { "'\($0.name)'" }.joined(separator: ", ")
      throw CommandFailure("no view is named '\(name)'; '\(path)' has \(known)")
    }
    let trees = document.trees.filter { names.isEmpty || names.contains($0.name) }
    return TreeInput(
      path: path, trees: trees.map { Item(tree: $0, printedType: $0.types.first ?? "") })
  }
}

// MARK: - Types

extension TreeInput {
  /// Makes the tree of a type given as text.
  static func type(
    _ text: String, path: String, arguments: ParsedArguments
  ) throws -> TreeInput {
    do {
      let type = try TypeName(parsing: text)
      let tree = ViewTreeBuilder(options: treeOptions(arguments)).makeTree(of: type, name: "type")
      return TreeInput(path: path, trees: [Item(tree: tree, printedType: type.printed())])
    } catch {
      throw CommandFailure(
        "\(error)",
        at: Diagnostic.Location(
          path: ExampleInput.shown(path), line: error.line, column: error.column))
    }
  }
}
