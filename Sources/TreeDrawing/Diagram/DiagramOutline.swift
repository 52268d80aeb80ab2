import ViewTree

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
    let shape = PreorderShape(parents: diagram.parents)
    var text = ""
    var stems = OutlineStems()
    for (index, box) in diagram.boxes.enumerated() {
      let stem = stems.append(parent: shape.parents[index], isLast: shape.isLastChild(index))
      let line = stem + words(of: box)
      guard text.utf8.count + line.utf8.count < limit else {
        return text + "… and \(diagram.boxes.count - index) more\n"
      }
      text += line + "\n"
    }
    return text
  }

  private static func words(of box: DiagramBox) -> String {
    var words = box.isTree ? "\(box.role ?? ""): \(box.title)" : box.title
    if !box.path.isEmpty { words += "  " + box.path }
    for line in box.lines where line.style == .detail { words += "  " + line.text }
    if let mark = box.mark { words += "  (\(mark.rawValue))" }
    for line in box.lines where line.style == .note { words += "  (\(line.text))" }
    return words
  }
}
