import ViewTree

/// The classes of the user's files, as their text has them: for messages alone.
struct ClassIndex {
  /// A class's heading.
  fileprivate struct Heading {
    let name: Substring

    /// What it inherits from, or the first protocol that it conforms to.
    let superclass: Substring?

    let path: String
    let line: Int
    let indent: Int

    /// The line after its body: the next one that is not indented more.
    var end = Int.max

    func has(_ location: Diagnostic.Location) -> Bool {
      path == location.path && (line..<end).contains(location.line)
    }
  }

  private let headings: [Heading]
  private let superclasses: [Substring: Substring]

  /// The names of the types that the files declare.
  private let types: Set<Substring>

  init(of files: KnownFiles) {
    let lines = files.lines
    let headings = Self.headings(in: lines)
    self.headings = headings
    superclasses = Dictionary(
      headings.compactMap { heading in heading.superclass.map { (heading.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    types = Set(lines.compactMap { Self.declaredType(in: $0.text) })
  }

  /// Returns the superclass, as it is written, of a class that a file declares.
  func superclass(of name: Substring) -> Substring? { superclasses[name] }

  /// Returns a Boolean value indicating whether a file declares a type of a name.
  func declares(_ name: Substring) -> Bool { types.contains(name) }

  /// Returns the innermost class whose body a place is in.
  func className(around location: Diagnostic.Location) -> Substring? {
    headings.last { $0.has(location) && $0.line < location.line }?.name
  }

  /// Returns the class whose heading is on a line.
  func className(at location: Diagnostic.Location) -> Substring? {
    headings.first { $0.path == location.path && $0.line == location.line }?.name
  }

  /// Returns a Boolean value indicating whether a place is in a class, or in its heading.
  func isClass(_ name: Substring, around location: Diagnostic.Location) -> Bool {
    headings.contains { $0.name == name && $0.has(location) }
  }

  private static func headings(in lines: [KnownFiles.Line]) -> [Heading] {
    var headings: [Heading] = []
    /// The positions of those that have not ended.
    var open: [Int] = []
    for line in lines where line.text.contains(where: { !$0.isWhitespace && $0 != "{" }) {
      while let last = open.last,
        headings[last].path != line.path || line.indent <= headings[last].indent
      {
        if headings[last].path == line.path { headings[last].end = line.number }
        open.removeLast()
      }
      guard let heading = Heading(line) else { continue }
      open.append(headings.count)
      headings.append(heading)
    }
    return headings
  }

  private static func declaredType(in line: String) -> Substring? {
    let words = line.split(maxSplits: 12) { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).first { keywords.contains($0.0) }?.1
  }

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]
}

extension ClassIndex.Heading {
  /// Reads `final class Row: UITableViewCell {`.
  fileprivate init?(_ line: KnownFiles.Line) {
    guard let range = line.text[...].range(of: "class "),
      line.text[..<range.lowerBound].allSatisfy({ $0.isLetter || $0.isWhitespace || $0 == "@" })
    else { return nil }
    let rest = line.text[range.upperBound...]
    name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, name != "func", name != "var" else { return nil }
    let inherited = rest.firstIndex(of: ":").map { rest[rest.index(after: $0)...] }
    superclass = inherited?.drop(while: \.isWhitespace)
      .prefix { $0.isLetter || $0.isNumber || "_.<>".contains($0) }
    path = line.path
    self.line = line.number
    indent = line.indent
  }
}
