import TreeCompiler
import ViewTree

/// The trees that a command line asks for.
struct TreeInput {
  let trees: [Item]

  /// What is wrong with files that were left out.
  let faults: [Diagnostic]

  init(trees: [Item], faults: [Diagnostic] = []) {
    self.trees = trees
    self.faults = faults
  }

  /// A tree and the type that `-f type` prints for it.
  struct Item {
    let tree: ViewTree
    let printedType: String

    /// The path, as typed, of the file that it comes from.
    let path: String

    /// The view tree beside the render tree, where that is shown.
    var pair: TreePair?

    /// What changes did, where that is shown.
    var updates: [RenderUpdate]?

    /// The code that the tree is of, where it was asked for.
    var source: SourceView?
  }
}

// MARK: - Source and saved trees

extension TreeInput {
  /// Loads what a command line names: source, or a saved tree.
  static func load(_ arguments: ParsedArguments, command: Command) throws -> TreeInput {
    guard let path = arguments.positional.first else {
      throw UsageError("no file given", command: command)
    }
    let files = try SourceFiles.read(arguments.positional)
    if files.count == 1, path.hasSuffix(".json") || ViewTreeDocument.isDocument(files[0].contents) {
      guard !arguments.needsInstances else {
        throw CommandFailure(
          "a saved tree has types alone; values, changes and the render tree need the source",
          at: Diagnostic.Location(path: ExampleInput.shown(path)))
      }
      return try saved(files[0].contents, path: path, arguments: arguments)
    }
    return try example(
      ExampleInput.compiled(files, arguments: arguments, command: command), arguments: arguments)
  }

  private static func example(
    _ example: ExampleInput, arguments: ParsedArguments
  ) throws -> TreeInput {
    var roots: [ExampleRoot]
    do {
      roots = try RootSelection.select(arguments.values("view"), from: example.roots)
    } catch {
      throw CommandFailure(SelectionMessage.text(of: error, path: example.paths[0]))
    }
    if arguments.values("view").isEmpty, !arguments.has("quiet") {
      for root in example.roots where root.failure != nil {
        DiagnosticPrinter.print(undrawn(root, .warning))
      }
    }
    guard !roots.isEmpty else { throw CommandFailure(noViews(example)) }
    if arguments.needsInstances {
      roots = try MountedRoots(roots, of: example, areNamed: !arguments.values("view").isEmpty)
        .shown(needsInstance: arguments.showsRenderTree || !example.changes.sourceChanges.isEmpty)
    }
    let isNamed = !arguments.values("view").isEmpty
    let failures =
      arguments.needsInstances
      ? try InstanceCheck(roots, of: example, areNamed: isNamed).run(arguments) : []
    if !arguments.has("quiet") { noteSubstitutes(of: roots, in: example) }
    let sketches = try sketches(of: example, arguments: arguments)
    return TreeInput(
      trees: try roots.map { root in
        var item = try item(root, of: example, arguments: arguments)
        item.source = SourceView(of: item.tree, root: root, sketches: sketches)
        return item
      },
      faults: example.faults + failures)
  }

  /// The sketches of the files, where an option needs them.
  private static func sketches(
    of example: ExampleInput, arguments: ParsedArguments
  ) throws -> [String: SourceSketch] {
    guard FigureOptions.ofSource.contains(where: { arguments.has($0.name) }) else { return [:] }
    do {
      return try TreeCompiler.sketches(of: example.files)
    } catch {
      throw CommandFailure(error.diagnostics, exitCode: .internalFault)
    }
  }

  /// Tells which types stand for the parameters of generic views for which no placeholder will do.
  private static func noteSubstitutes(of roots: [ExampleRoot], in example: ExampleInput) {
    let substituted = roots.filter { $0.failure == nil && !$0.substitutes.isEmpty }
    guard !substituted.isEmpty else { return }
    let previews = PreviewIndex(example)
    for root in substituted {
      let types = root.substitutes.map { "'\(Self.shown($0.type))' for '\($0.parameter)'" }
      DiagnosticPrinter.print(
        Diagnostic(
          .note,
          "'\(root.name)' is drawn with \(types.joined(separator: ", ")), the first that meets what it "
            + "wants; for another one draw a preview that shows it\(previews.hint(for: root))",
          at: root.location))
    }
  }

  private static func shown(_ type: String) -> String {
    (try? TypeName(parsing: type).printed()) ?? type
  }

  private static func item(
    _ root: ExampleRoot, of example: ExampleInput, arguments: ParsedArguments
  ) throws -> Item {
    if root.failure != nil { throw CommandFailure([undrawn(root, .error)]) }
    let maker = TreeMaker(root: root, bodies: example.bodies)
    let pair = arguments.showsRenderTree ? try maker.pair() : nil
    return Item(
      tree: try pair?.view ?? maker.tree(options: treeOptions(arguments)),
      printedType: try maker.printedType(), path: root.location?.path ?? example.paths[0],
      pair: pair)
  }

  static func treeOptions(_ arguments: ParsedArguments) -> ViewTreeOptions {
    ViewTreeOptions(showsTuples: arguments.has("tuples"), showsTypes: true)
  }

  private static func undrawn(
    _ root: ExampleRoot, _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    Diagnostic(
      severity, "'\(root.name)' cannot be drawn: \(root.failure ?? "")", at: root.location)
  }

  private static func noViews(_ example: ExampleInput) -> [Diagnostic] {
    let failed = example.roots.filter { $0.failure != nil }.map { undrawn($0, .error) }
    guard failed.isEmpty else { return failed }
    return [example.noViews]
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
      trees: trees.map { Item(tree: $0, printedType: $0.types.first ?? "", path: path) })
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
      return TreeInput(trees: [Item(tree: tree, printedType: type.printed(), path: path)])
    } catch {
      throw CommandFailure(
        error.message,
        at: Diagnostic.Location(
          path: ExampleInput.shown(path), line: error.line, column: error.column))
    }
  }
}
