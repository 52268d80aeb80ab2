import ViewTree

/// The user's files under the names by which the compiler and the running example know them.
struct KnownFiles: Sendable {
  /// A file of the user and the copy of it that is compiled.
  struct File: Sendable {
    /// The path as the user typed it.
    var path: String

    /// The name that stands in the copy's `#sourceLocation`.
    var name: String

    /// The path of the copy.
    var copy = ""

    /// How many lines of the copy stand above the user's first.
    var linesAbove = 0

    /// The lines of the user's file.
    var lines: [String] = []

    /// What the compiler checks by itself, in order.
    var parts: [SourceSummary.Part] = []

    /// A Boolean value indicating whether lines and columns are told of it: not of an option.
    var hasPlaces = true
  }

  /// The files, the one with the longest name first: one name may start with another.
  private let files: [File]

  init(_ files: [File]) {
    self.files = files.sorted { $0.name.utf8.count > $1.name.utf8.count }
  }

  /// Returns the file that a line starts with the name of, and what follows the name: a colon and more.
  func split(_ line: Substring) -> (file: File, rest: Substring)? {
    for file in files where line.hasPrefix(file.name + ":") {
      return (file, line.dropFirst(file.name.count))
    }
    return nil
  }

  /// Returns the user's place of a place in a copy: the compiler names the copy itself where the
  /// text ends.
  func location(inCopy copy: Substring, line: Int, column: Int) -> Diagnostic.Location? {
    guard let file = files.first(where: { $0.copy == copy }) else { return nil }
    let line = line - file.linesAbove
    guard line >= 1, line <= file.lines.count else { return Diagnostic.Location(path: file.path) }
    return Diagnostic.Location(path: file.path, line: line, column: column)
  }

  /// Returns the copy that has a place of the user's, and the line there.
  func placeInCopy(of location: Diagnostic.Location) -> (copy: String, line: Int)? {
    guard let file = files.first(where: { $0.path == location.path }), location.line >= 1 else {
      return nil
    }
    return (file.copy, location.line + file.linesAbove)
  }

  /// Returns the place in the user's file that line tables know by a name.
  ///
  /// They leave out what means nothing in a path, such as a dot.
  func location(ofName name: String, line: Int, column: Int) -> Diagnostic.Location? {
    guard line >= 1, let file = files.first(where: { $0.name.plainPath == name.plainPath }) else {
      return nil
    }
    return Diagnostic.Location(path: file.path, line: line, column: column)
  }

  /// Returns what a place is in, or nil where nothing is known of its file.
  func part(at location: Diagnostic.Location) -> SourceSummary.Part? {
    guard let parts = files.first(where: { $0.path == location.path })?.parts else { return nil }
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      let part = parts[middle]
      if (part.line, part.column) <= (location.line, location.column) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? parts[low - 1] : nil
  }

  /// Returns the source line of a place and a line with a caret below it, or nil.
  ///
  ///     Text("b").bar()
  ///               ^
  func excerpt(at location: Diagnostic.Location) -> String? {
    guard let file = files.first(where: { $0.path == location.path }), location.line >= 1,
      location.line <= file.lines.count, location.column >= 1
    else { return nil }
    let line = file.lines[location.line - 1]
    guard line.contains(where: { !$0.isWhitespace }), line.utf8.count < 1000,
      location.column - 1 <= line.utf8.count
    else { return nil }
    let before = String(decoding: line.utf8.prefix(location.column - 1), as: UTF8.self)
    return line + "\n" + String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
  }

  /// A line of a user's file.
  struct Line {
    let path: String

    /// The number, from 1.
    let number: Int

    let text: String

    /// How much white space it starts with.
    var indent: Int { text.prefix(while: \.isWhitespace).count }
  }

  /// All lines, a file after another.
  var lines: [Line] {
    files.flatMap { file in
      file.lines.enumerated().map { Line(path: file.path, number: $0 + 1, text: $1) }
    }
  }

  /// Returns what stands in the user's file from a place to the line's end.
  func text(from location: Diagnostic.Location) -> String? {
    guard let file = files.first(where: { $0.path == location.path }), location.line >= 1,
      location.line <= file.lines.count, location.column >= 1
    else { return nil }
    let line = file.lines[location.line - 1]
    return String(decoding: line.utf8.dropFirst(location.column - 1), as: UTF8.self)
  }

  /// Returns the place that `#fileID` and `#line` name, if it is in one file of the user's.
  func location(ofFileID id: String, line: Int) -> Diagnostic.Location? {
    let candidates = files.filter {
      id == "\(Compilation.moduleName)/\($0.name.lastPathComponent)"
    }
    guard candidates.count == 1, let file = candidates.first else { return nil }
    return Diagnostic.Location(path: file.path, line: file.hasPlaces ? line : 0)
  }
}

extension KnownFiles.File {
  /// Creates a file from what was read of it.
  init(_ file: SourceFile, name: String, copy: String, summary: SourceSummary) {
    let copied = summary.compiledSource.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let directive = copied.firstIndex { $0.starts(with: "#sourceLocation".utf8) } ?? 0
    let hasMark = file.contents.starts(with: [0xEF, 0xBB, 0xBF])
    let lines = String(decoding: file.contents.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    self.init(
      path: file.path, name: name, copy: copy, linesAbove: directive + 1,
      lines: lines.map(String.init), parts: summary.parts)
  }
}
