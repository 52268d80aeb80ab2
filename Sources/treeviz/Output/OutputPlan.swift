import Glibc

/// Where the figures of one call go, from `-o` and the names of the views.
enum OutputPlan: Sendable, Hashable {
  case standardOutput
  /// One file, whatever its name.
  case file(String)
  /// Files `BASE.EXT`, or `BASE-VIEW.EXT` where there are several views, in a folder.
  case folder(String)

  /// - Parameter option: the value of `-o`; nil for the current folder.
  init(option: String?) {
    switch option {
    case "-": self = .standardOutput
    case nil: self = .folder("")
    case .some(let path):
      self = path.hasSuffix("/") || Self.isFolder(path) ? .folder(path) : .file(path)
    }
  }

  /// The extension of the output's name, lower case; nil where it has none.
  var fileExtension: String? {
    guard case .file(let path) = self else { return nil }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns the path of one figure.
  ///
  /// - Parameters:
  ///   - input: the input's path as typed.
  ///   - view: the view's name; nil where it is the only one.
  ///   - fileExtension: the format's extension.
  /// - Returns: the path; nil for standard output.
  func path(input: String, view: String?, fileExtension: String) -> String? {
    switch self {
    case .standardOutput: return nil
    case .file(let path): return path
    case .folder(let folder):
      let base = Self.baseName(of: input)
      let name = view.map { "\(base)-\(Self.fileName(of: $0))" } ?? base
      let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
      return "\(prefix)\(name).\(fileExtension)"
    }
  }

  /// Writes a text to standard output or to a file.
  ///
  /// - Throws: ``CommandFailure`` where it cannot be written, and for a folder.
  func write(_ text: String, _ arguments: ParsedArguments) throws {
    switch self {
    case .standardOutput: try StandardStreams.output(text)
    case .file(let path):
      try InputGuard.check(path, arguments)
      try OutputFile.write(Array(text.utf8), to: path)
    case .folder(let path):
      throw CommandFailure("'\(path)' is a folder, expected the name of a file")
    }
  }

  /// The input's name without folder and extension; `stdin` for standard input.
  private static func baseName(of input: String) -> String {
    if input == "<stdin>" { return "stdin" }
    if input == "<expression>" { return "type" }
    let name = input.split(separator: "/").last.map(String.init) ?? "view"
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// A view's name as part of a file's: what some system takes amiss in a name becomes a dash.
  private static func fileName(of view: String) -> String {
    String(
      view.map { character in
        let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        return character.isWhitespace || isControl || "/\\:*?\"<>|`'#%&".contains(character)
          ? "-" : character
      })
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
