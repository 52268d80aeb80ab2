import TreeDrawing

/// Decides a figure's format.
enum FigureFormatChoice {
  /// Returns the format that `-f` names, else that of the output's extension, else SVG.
  ///
  /// - Throws: ``UsageError`` for an extension that is none of ours, or that of another format than `-f`.
  static func format(
    option: String?, output: OutputPlan, command: Command
  ) throws(UsageError) -> FigureFormat {
    if let format = option.flatMap(FigureFormat.init(rawValue:)) {
      if case .file(let path) = output,
        let other = FigureFormat.allCases.first(where: { $0.fileExtension == output.fileExtension }
        ),
        other != format
      {
        throw UsageError(
          "'\(path)' would be \(format.rawValue) with the extension of \(other.rawValue); leave out "
            + "'-f \(format.rawValue)', or name the file '.\(format.fileExtension)'",
          command: command)
      }
      return format
    }
    guard case .file(let path) = output else { return .svg }
    let names = FigureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    guard let ending = output.fileExtension else {
      throw UsageError(
        "'\(path)' has no extension to tell the format by; give it one of \(names), or use -f",
        command: command)
    }
    guard let format = FigureFormat.allCases.first(where: { $0.fileExtension == ending }) else {
      throw UsageError(
        "'.\(ending)' is no format that treeviz writes, expected one of \(names)",
        command: command)
    }
    return format
  }
}

extension FigureFormat {
  /// The ending of a file's name.
  var fileExtension: String { self == .mermaid ? "mmd" : rawValue }

  /// A Boolean value indicating whether it is no text.
  var isBinary: Bool { self == .png || self == .pdf }
}
