import TreeDrawing
import ViewTree

/// Draws trees and writes the figures where they belong.
struct FigureWriter {
  let arguments: ParsedArguments
  let format: FigureFormat
  let output: OutputPlan
  let command: Command

  /// Writes a figure for each tree; the path of each file goes to standard output.
  func write(_ input: TreeInput) throws {
    try check(input)
    let options = DiagramOptions(
      showsPaths: arguments.has("paths"), showsTypes: arguments.has("types"))
    let renderer = FigureRenderer(options: options)
    var taken: Set<String> = []
    for item in input.trees {
      let bytes = try render(item.tree, with: renderer)
      let isOnly = input.trees.filter { $0.path == item.path }.count == 1
      let path = output.path(
        input: item.path, view: isOnly ? nil : item.tree.name,
        fileExtension: format.fileExtension)
      guard let path else {
        try StandardStreams.output(bytes)
        continue
      }
      let free = Self.free(path, taken: &taken)
      CommandCapture.current?.note(item.tree, at: free)
      try InputGuard.check(free, arguments)
      try OutputFile.write(bytes, to: free)
      try report(free)
    }
  }

  private func report(_ path: String) throws {
    guard CommandCapture.current == nil, !arguments.has("quiet") else { return }
    try StandardStreams.output(path + "\n")
  }

  private func check(_ input: TreeInput) throws {
    if case .file(let path) = output, input.trees.count > 1 {
      let names = input.trees.map { "'\($0.tree.name)'" }.joined(separator: ", ")
      throw UsageError(
        "'\(path)' is one file for \(input.trees.count) views: \(names); choose one with --view, "
          + "or name a folder: -o \(path)/", command: command)
    }
    guard case .standardOutput = output else { return }
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

  private func render(_ tree: ViewTree, with renderer: FigureRenderer) throws -> [UInt8] {
    do {
      let figure = try renderer.figure(of: tree, as: format)
      if !arguments.has("quiet") {
        for warning in figure.warnings { DiagnosticPrinter.print(Diagnostic(.warning, warning)) }
      }
      return figure.bytes
    } catch {
      throw CommandFailure("'\(tree.name)' cannot be drawn: \(error)")
    }
  }

  /// Two views whose names make one file name get two files.
  private static func free(_ path: String, taken: inout Set<String>) -> String {
    var candidate = path
    var number = 2
    while !taken.insert(candidate).inserted {
      let dot = path.lastIndex(of: ".") ?? path.endIndex
      candidate = "\(path[..<dot])-\(number)\(path[dot...])"
      number += 1
    }
    return candidate
  }
}
