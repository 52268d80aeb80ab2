import TreeDrawing
import ViewTree

/// Draws trees and writes the figures where they belong.
struct FigureWriter {
  let arguments: ParsedArguments
  let format: FigureFormat
  let output: OutputPlan
  let command: Command
  var treeChoice = TreeChoice.view
  var flow: FlowChoice?
  private let choice: FigureChoice

  /// Reads the options that say how figures look.
  ///
  /// - Throws: ``UsageError`` for a value that is none, and for an option that does not fit the format
  ///   or the output.
  init(
    arguments: ParsedArguments, format: FigureFormat, output: OutputPlan, command: Command
  ) throws(UsageError) {
    self.arguments = arguments
    self.format = format
    self.output = output
    self.command = command
    choice = try FigureChoice(arguments, format: format, command: command)
    try checkOutput()
  }

  /// Writes a figure for each tree, or two; the path of each file goes to standard output.
  func write(_ input: TreeInput) throws {
    try check(input)
    if let option = FigureOptions.ofSource.first(where: { arguments.has($0.name) }),
      let item = input.trees.first(where: { $0.source == nil })
    {
      throw CommandFailure(
        "'\(item.tree.name)' has no source for '--\(option.name)'; draw it from its Swift file")
    }
    try CollapseCheck.run(arguments, trees: input.trees.map(\.tree))
    var taken: Set<String> = []
    for item in input.trees {
      let isOnly = input.trees.filter { $0.path == item.path }.count == 1
      let path = output.path(
        input: item.path, view: isOnly ? nil : item.tree.name,
        fileExtension: format.fileExtension)
      let diagram = try diagram(of: item)
      guard let path else {
        try StandardStreams.output(bytes(of: diagram, item, theme: choice.theme))
        continue
      }
      var places = [(theme: choice.theme, path: Self.free(path, taken: &taken))]
      if choice.isPair {
        let dark = Self.darkPath(places[0].path)
        taken.insert(dark)
        places[0].theme = choice.theme.fixed(isDark: false)
        places.append((choice.theme.fixed(isDark: true), dark))
      }
      for (theme, path) in places {
        try write(bytes(of: diagram, item, theme: theme), of: item, to: path)
      }
    }
  }

  private func write(_ bytes: [UInt8], of item: TreeInput.Item, to path: String) throws {
    try InputGuard.check(path, arguments)
    try OutputFile.write(bytes, to: path)
    if let capture = CommandCapture.current { return capture.note(item, at: path) }
    if !arguments.has("quiet") { try StandardStreams.output(path + "\n") }
  }
}

// MARK: - Drawing

extension FigureWriter {
  /// Returns what is drawn of an item, the same in each look of a theme.
  private func diagram(of item: TreeInput.Item) throws -> Diagram {
    var options = choice.diagram
    options.links = choice.links.links(of: item.tree, places: item.source?.places ?? [:])
    if arguments.has("source") {
      options.listing = item.source?.listing
      options.lines = item.source?.lines ?? [:]
    }
    options = FigureRenderer(theme: choice.theme, options: options).options
    let notes = try item.pair.flatMap { try flow?.shown(in: $0.render) }?.figureNotes ?? NodeNotes()
    return try drawn(item) { () throws(DrawingError) in
      if let updates = item.updates { return try Diagram(updates: updates, options: options) }
      guard let pair = item.pair else { return try Diagram(tree: item.tree, options: options) }
      return treeChoice == .both
        ? try Diagram(pair: pair, notes: notes, options: options)
        : try Diagram(tree: pair.render, notes: notes, options: options)
    }
  }

  private func bytes(
    of diagram: Diagram, _ item: TreeInput.Item, theme: Theme
  ) throws -> [UInt8] {
    let figure = try drawn(item) { () throws(DrawingError) in
      try FigureRenderer(theme: theme, settings: choice.settings).figure(of: diagram, as: format)
    }
    if !arguments.has("quiet") {
      for warning in figure.warnings { DiagnosticPrinter.print(Diagnostic(.warning, warning)) }
    }
    return figure.bytes
  }

  private func drawn<Result>(
    _ item: TreeInput.Item, _ draw: () throws(DrawingError) -> Result
  ) throws -> Result {
    do throws(DrawingError) {
      return try draw()
    } catch {
      throw CommandFailure("'\(item.tree.name)' cannot be drawn: \(error)")
    }
  }
}

// MARK: - Checks

extension FigureWriter {
  private func checkOutput() throws(UsageError) {
    guard case .standardOutput = output else { return }
    if choice.isPair {
      throw UsageError(
        "standard output takes one figure, but '--pair' makes two; name a file with -o",
        command: command)
    }
    if format.isBinary, StandardStreams.outputIsTerminal {
      throw UsageError(
        "\(format.rawValue.uppercased()) is not written to a terminal; name a file with -o",
        command: command)
    }
  }

  private func check(_ input: TreeInput) throws(UsageError) {
    if case .file(let path) = output, input.trees.count > 1 {
      let names = input.trees.map { "'\($0.tree.name)'" }.joined(separator: ", ")
      throw UsageError(
        "'\(path)' is one file for \(input.trees.count) views: \(names); choose one with --view, "
          + "or name a folder: -o \(path)/", command: command)
    }
    if case .standardOutput = output, input.trees.count > 1, format != .dot, format != .mermaid {
      throw UsageError(
        "standard output takes one figure, found \(input.trees.count) views; choose one with --view",
        command: command)
    }
  }
}

// MARK: - Paths

extension FigureWriter {
  /// Two views whose names make one file name get two files.
  private static func free(_ path: String, taken: inout Set<String>) -> String {
    var candidate = path
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = suffixed(path, "-\(number)")
      number += 1
    }
    return candidate
  }

  /// The dark figure beside a light one, as DocC looks for it.
  private static func darkPath(_ path: String) -> String { suffixed(path, "~dark") }

  /// Puts letters before a path's extension.
  private static func suffixed(_ path: String, _ suffix: String) -> String {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<dot])\(suffix)\(path[dot...])"
  }
}
