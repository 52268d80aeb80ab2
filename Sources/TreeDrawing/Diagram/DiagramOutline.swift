/// The outline that describes a figure in words.
///
/// It reads as the command line's outline does, and ends early where the tree is so large or so
/// deep that nobody would listen to it:
///
///     HStack
///     ├── Image  0
///     └── List  1  (… 12 nodes)
enum DiagramOutline {
  /// The longest outline that is written, in UTF-8 code units.
  static let limit = 40_000

  static func text(of diagram: Diagram) -> String {
    let counts = diagram.subtreeCounts
    var text = ""
    var indents: [String] = []
    indents.reserveCapacity(min(counts.count, 1_000))
    for (index, box) in diagram.boxes.enumerated() {
      let parent = diagram.parents[index]
      var line = ""
      var indent = ""
      if parent >= 0 {
        let isLast = index + counts[index] == parent + counts[parent]
        let inherited = indents[parent]
        line = inherited + (isLast ? "└── " : "├── ")
        indent = inherited + (isLast ? "    " : "│   ")
      }
      indents.append(indent)
      line += words(of: box)
      guard text.utf8.count + line.utf8.count < limit else {
        return text + "… and \(counts.count - index) more\n"
      }
      text += line + "\n"
    }
    return text
  }

  private static func words(of box: DiagramBox) -> String {
    var words = box.title
    if !box.path.isEmpty { words += "  " + box.path }
    if let mark = box.mark { words += "  (\(mark.rawValue))" }
    for line in box.lines where line.style == .note { words += "  (\(line.text))" }
    return words
  }
}
