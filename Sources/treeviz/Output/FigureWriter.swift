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

  /// Writes a figure for each tree, or two; the path of each file goes to standard output.
  func write(_ input: TreeInput) throws {
    let choice = try FigureChoice(arguments, format: format, command: command)
    try check(input, isPair: choice.isPair)
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
      guard let path else {
        try StandardStreams.output(render(item, choice, theme: choice.theme))
        continue
      }
      let free = Self.free(path, taken: &taken)
      if choice.isPair {
        try write(item, choice, theme: choice.theme.fixed(isDark: false), to: free)
        let dark = Self.darkPath(free)
        taken.insert(dark)
        try write(item, choice, theme: choice.theme.fixed(isDark: true), to: dark)
      } else {
        try write(item, choice, theme: choice.theme, to: free)
      }
    }
  }

  private func write(
    _ item: TreeInput.Item, _ choice: FigureChoice, theme: Theme, to path: String
  ) throws {
    let bytes = try render(item, choice, theme: theme)
    try InputGuard.check(path, arguments)
    try OutputFile.write(bytes, to: path)
    if let capture = CommandCapture.current { return capture.note(item, at: path) }
    if !arguments.has("quiet") { try StandardStreams.output(path + "\n") }
  }

  private func render(
    _ item: TreeInput.Item, _ choice: FigureChoice, theme: Theme
  ) throws -> [UInt8] {
    var options = choice.diagram
    options.links = choice.links.links(of: item.tree, places: item.source?.places ?? [:])
    if arguments.has("source") {
      options.listing = item.source?.listing
      options.lines = item.source?.lines ?? [:]
    }
    let renderer = FigureRenderer(theme: theme, options: options, settings: choice.settings)
    do {
      let figure = try figure(of: item, renderer, choice.diagram)
      if !arguments.has("quiet") {
        for warning in figure.warnings { DiagnosticPrinter.print(Diagnostic(.warning, warning)) }
      }
      return figure.bytes
    } catch {
      throw CommandFailure("'\(item.tree.name)' cannot be drawn: \(error)")
    }
  }
}

// MARK: - Drawing

extension FigureWriter {
  private func figure(
    of item: TreeInput.Item, _ renderer: FigureRenderer, _ options: DiagramOptions
  ) throws(DrawingError) -> Figure {
    if let updates = item.updates {
      return try renderer.figure(of: Diagram(updates: updates, options: options), as: format)
    }
    guard let pair = item.pair else { return try renderer.figure(of: item.tree, as: format) }
    let notes = flow?.figureNotes(of: pair.render) ?? NodeNotes()
    let diagram =
      treeChoice == .both
      ? try Diagram(pair: pair, notes: notes, options: options)
      : try Diagram(tree: pair.render, notes: notes, options: options)
    return try renderer.figure(of: diagram, as: format)
  }
}

// MARK: - Checks

extension FigureWriter {
  private func check(_ input: TreeInput, isPair: Bool) throws {
    if case .file(let path) = output, input.trees.count > 1 {
      let names = input.trees.map { "'\($0.tree.name)'" }.joined(separator: ", ")
      throw UsageError(
        "'\(path)' is one file for \(input.trees.count) views: \(names); choose one with --view, "
          + "or name a folder: -o \(path)/", command: command)
    }
    guard case .standardOutput = output else { return }
    if isPair {
      throw UsageError(
        "standard output takes one figure, but '--pair' makes two; name a file with -o",
        command: command)
    }
    if format.isBinary, StandardStreams.outputIsTerminal {
      throw UsageError(
        "\(format.rawValue.uppercased()) is not written to a terminal; name a file with -o",
        command: command)
    }
    if input.trees.count > 1, format != .dot, format != .mermaid {
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
