/// The figures that a text may show in a way of the author's own: with attributes, in a table, as `<img>`,
/// by a reference.
struct ShownFigures {
  /// The lines, from 0, of each word that stands where an image's destination may.
  private var lines: [String: [Int]] = [:]

  /// Reads a text; code aside.
  init(in source: MarkdownLines) {
    for index in source.textLines {
      let text = String(decoding: source.bytes[source.lines[index].range], as: UTF8.self)
      for word in Set(Self.words(of: text)) { lines[String(word), default: []].append(index) }
    }
  }

  /// Finds a figure.
  ///
  /// - Parameters:
  ///   - path: The figure, from where treeviz runs.
  ///   - chapter: The chapter that the text is of, from there too.
  ///   - destination: What a link of treeviz's own would say.
  /// - Returns: The lines, from 0, that show it.
  func lines(of path: String, from chapter: String, destination: String? = nil) -> [Int] {
    let way = RelativePath.way(from: RelativePath.folder(of: chapter), to: path)
    let written = [way, "./" + way, "/" + path, destination].compactMap(\.self)
    return Set(written + written.map(ImageLink.encoded)).flatMap { lines[$0] ?? [] }.sorted()
  }

  /// Words with which an image begins, or a part of one that begins a line above.
  private static let beginnings = ["![", "<img", "<source", "<object", "<embed", "]:"]

  private static let ends: Set<Character> = [
    "(", ")", "<", ">", "\"", "'", "=", " ", "\t", "#", "?",
  ]

  /// The words of a line that may show an image.
  private static func words(of text: String) -> [Substring] {
    // Code is no image, nor is what is escaped.
    let line = text.replacing("\\![", with: "").split(
      separator: "`", omittingEmptySubsequences: false
    )
    .enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(
      separator: " ")
    guard beginnings.contains(where: line.contains) || isEnd(line) else { return [] }
    return line.split(whereSeparator: ends.contains)
  }

  /// A Boolean value indicating whether a line closes a text alternative that was opened above it.
  private static func isEnd(_ line: String) -> Bool {
    guard let end = line.firstRange(of: "](") else { return false }
    return !line[..<end.lowerBound].contains("[")
  }
}
