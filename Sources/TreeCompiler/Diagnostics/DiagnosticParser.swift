import ViewTree

/// Reads the compiler's messages in LLVM's style:
///
///     list.swift:3:7: error: type 'Row' does not conform to protocol 'View'
///     struct Row: View {}
///            ^
///     list.swift:3:7: note: add stubs for conformance
///
/// A note belongs to the message before it; the source line and the line with the caret become a
/// note without a place. What the user did not write is not shown as a place: a message in a
/// macro's expansion stands where the macro is used, one about our own modules at no place.
struct DiagnosticParser {
  /// The user's path of each name that the compiler knows a file by.
  private let paths: [(name: String, path: String)]

  /// Creates a parser.
  ///
  /// - Parameter files: The user's paths and the names by which the compiler knows them.
  init(files: [(path: String, name: String)]) {
    // The longest first: one name may start with another.
    paths = files.map { ($0.name, $0.path) }.sorted { $0.name.utf8.count > $1.name.utf8.count }
  }

  /// Returns the messages, each once, in the compiler's order.
  func diagnostics(in text: String) -> [Diagnostic] {
    var blocks: [Block] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let header = header(line) {
        if header.diagnostic.severity == .note, !blocks.isEmpty {
          blocks[blocks.count - 1].notes.append(header)
        } else {
          blocks.append(Block(header: header))
        }
      } else if !line.isEmpty, let last = blocks.indices.last, blocks[last].notes.isEmpty {
        blocks[last].excerpt.append(line)
      }
    }
    return merged(blocks)
  }

  /// A message with what was printed below it.
  private struct Block {
    var header: Header
    var excerpt: [Substring] = []
    var notes: [Header] = []
  }

  struct Header {
    var diagnostic: Diagnostic
    var origin: Origin
  }

  /// Whose text a message is about.
  enum Origin {
    case user
    case expansion
    case other
  }
}

// MARK: - Merging

extension DiagnosticParser {
  private func merged(_ blocks: [Block]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for block in blocks {
      let diagnostic = finished(block)
      let isKnown = result.contains {
        $0.message == diagnostic.message && $0.severity == diagnostic.severity
          && ($0.location == diagnostic.location || block.header.origin == .expansion)
      }
      if !isKnown { result.append(diagnostic) }
    }
    // A file that does not parse keeps its bare expressions, of which the compiler then complains.
    let others = result.filter { !$0.isAboutBareExpression }
    return others.contains { $0.severity == .error } ? others : result
  }

  private func finished(_ block: Block) -> Diagnostic {
    var diagnostic = block.header.diagnostic
    var notes = block.notes
    if block.header.origin == .expansion {
      let uses = notes.indices.filter { notes[$0].diagnostic.message.hasPrefix("in expansion of") }
      diagnostic.location = uses.last { notes[$0].origin == .user }
        .flatMap { notes[$0].diagnostic.location }
      for index in uses.reversed() { notes.remove(at: index) }
    } else if block.header.origin == .user, !block.excerpt.isEmpty {
      diagnostic.notes.append(Diagnostic(.note, block.excerpt.joined(separator: "\n")))
    }
    diagnostic.notes += notes.filter { $0.origin != .expansion }.map(\.diagnostic)
      .filter { !MessageText.isInternal($0.message) }
    return diagnostic
  }
}

extension Diagnostic {
  fileprivate var isAboutBareExpression: Bool {
    message == "expressions are not allowed at the top level"
      || message == "statements are not allowed at the top level"
  }
}

// MARK: - Places

extension DiagnosticParser {
  /// Returns the place that `#fileID` and `#line` name, if it is in one file of the user's.
  func location(ofFileID id: String, line: Int) -> Diagnostic.Location? {
    let candidates = paths.filter { id == "\(Compilation.moduleName)/\($0.name.lastPathComponent)" }
    guard candidates.count == 1, let path = candidates.first?.path else { return nil }
    return Diagnostic.Location(path: path, line: line)
  }
}

// MARK: - Lines

extension DiagnosticParser {
  /// Returns the message that a line starts, or nil if it starts none.
  private func header(_ line: Substring) -> Header? {
    for (name, path) in paths where line.hasPrefix(name + ":") {
      if let header = header(line.dropFirst(name.count), path: path, origin: .user) {
        return header
      }
    }
    guard let separator = line.messageStart else { return nil }
    // `<unknown>:0: error: ...` and `/path/to/File.swift:3:7: error: ...`.
    let place = line[..<separator]
    guard place.hasPrefix("/") || place.hasPrefix("<unknown>") || place.hasPrefix("@__swift")
    else { return nil }
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first,
      parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) })
    else { return nil }
    let origin: Origin = name.contains("@__swiftmacro_") ? .expansion : .other
    var header = header(line.dropFirst(name.count), path: "", origin: origin)
    header?.diagnostic.location = nil
    return header
  }

  /// Reads what follows the name of the file: `:3:7: error: text` or `:0: error: text`.
  private func header(_ rest: Substring, path: String, origin: Origin) -> Header? {
    var rest = rest
    var numbers: [Int] = []
    while numbers.count < 2, rest.first == ":",
      let number = Int(rest.dropFirst().prefix { $0.isNumber })
    {
      numbers.append(number)
      rest = rest.dropFirst().drop { $0.isNumber }
    }
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let prefix = ": \(severity.rawValue): "
      guard rest.hasPrefix(prefix) else { continue }
      let location = Diagnostic.Location(
        path: path, line: numbers.first ?? 0, column: numbers.count > 1 ? numbers[1] : 0)
      let message = MessageText.forUsers(rest.dropFirst(prefix.count))
      return Header(diagnostic: Diagnostic(severity, message, at: location), origin: origin)
    }
    return nil
  }
}

extension Substring {
  /// The first colon behind which a severity stands.
  fileprivate var messageStart: Index? {
    let bytes = utf8
    return bytes.indices.first { index in
      guard bytes[index] == UInt8(ascii: ":") else { return false }
      let rest = bytes[index...]
      return [": error: ", ": warning: ", ": note: "].contains { rest.starts(with: $0.utf8) }
    }
  }
}
