/// A figure as a chapter may show it in a way of the author's own: with attributes, in a table, as `<img>`,
/// by a reference.
struct ShownFigure {
  /// What leads to it, as it may be written.
  private let destinations: Set<String>

  /// - Parameters:
  ///   - path: the figure, from where treeviz runs.
  ///   - chapter: the chapter, from there too.
  ///   - destination: what a link of treeviz's own would say.
  init(_ path: String, in chapter: String, destination: String? = nil) {
    let way = RelativePath.way(from: RelativePath.folder(of: chapter), to: path)
    let written = [way, "./" + way, "/" + path, destination].compactMap(\.self)
    destinations = Set(written + written.map(ImageLink.encoded))
  }

  /// Returns the lines, from 0, that show the figure; code aside.
  func lines(in source: MarkdownLines) -> [Int] {
    source.textLines.filter { index in
      isShown(in: String(decoding: source.bytes[source.lines[index].range], as: UTF8.self))
    }
  }

  /// Words with which an image begins, or a part of one that begins a line above.
  private static let beginnings = ["![", "<img", "<source", "<object", "<embed", "]:"]

  private func isShown(in text: String) -> Bool {
    // Code is no image, nor is what is escaped.
    let line = text.replacing("\\![", with: "").split(
      separator: "`", omittingEmptySubsequences: false
    )
    .enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(
      separator: " ")
    guard Self.beginnings.contains(where: line.contains) || isEnd(line) else { return false }
    let ends: Set<Character> = ["(", ")", "<", ">", "\"", "'", "=", " ", "\t", "#", "?"]
    return line.split(whereSeparator: ends.contains).contains { destinations.contains(String($0)) }
  }

  /// A Boolean value indicating whether a line closes a text alternative that was opened above it.
  private func isEnd(_ line: String) -> Bool {
    guard let end = line.firstRange(of: "](") else { return false }
    return !line[..<end.lowerBound].contains("[")
  }
}
