/// The legend below a figure: what the figure uses, and nothing else.
///
/// The entries stand in columns of one width, as many as fit under the tree.
struct LegendLayout {
  private(set) var ornaments: [Ornament] = []
  private(set) var width = 0
  private(set) var height = 0

  /// - Parameters:
  ///   - diagram: the diagram that is explained.
  ///   - theme: the theme.
  ///   - origin: where the legend starts.
  ///   - room: how wide the figure is anyway.
  init(of diagram: Diagram, theme: Theme, origin: Position, room: Int) {
    let entries = Self.entries(of: diagram, theme: theme)
    let metrics = TextMetrics(theme: theme)
    let size = theme.type.detailSize
    let sampleWidth = size * 4
    let step = theme.spacing.legendHeight
    let widest = entries.map { metrics.width(of: $0.words, size: size) }.max() ?? 0
    let column = sampleWidth + size + widest + 2 * size
    let columns = max(1, (room + 2 * size) / column)
    for (index, entry) in entries.enumerated() {
      let x = origin.x + index % columns * column
      let y = origin.y + index / columns * step + step / 2
      ornaments += Self.sample(
        of: entry, theme: theme,
        in: Frame(x: x, y: y - size * 2 / 3, width: sampleWidth, height: size * 2 / 3 * 2))
      ornaments.append(
        .text(
          Ornament.Text(
            text: entry.words, position: Position(x: x + sampleWidth + size, y: y), size: size,
            ink: .role, isCentered: false)))
    }
    width = min(columns, entries.count) * column - 2 * size
    height = (entries.count + columns - 1) / columns * step
  }

  private static func sample(of entry: Entry, theme: Theme, in frame: Frame) -> [Ornament] {
    let middle = Position(x: frame.centerX, y: frame.y + frame.height / 2)
    switch entry.sample {
    case .box(let look): return [.box(frame, look)]
    case .line(let look):
      let ends = Segment(
        from: Position(x: frame.x, y: middle.y), to: Position(x: frame.right, y: middle.y))
      return [.line(ends, look)]
    case .mark(let mark):
      return [.box(frame, BoxLook(category: .static, mark: mark))]
        + Ornament.sign(mark.sign, at: middle, fill: .mark(mark), ink: .ground, theme: theme)
    case .tie:
      return Ornament.sign("1", at: middle, fill: .tie, ink: .tieText, theme: theme)
    case .words(let words, let ink):
      let text = Ornament.Text(
        text: words, position: middle, size: theme.type.detailSize, ink: ink, isCentered: true)
      return [.text(text)]
    }
  }
}

// MARK: - Entries

extension LegendLayout {
  /// A sample and what it stands for.
  private struct Entry {
    enum Sample {
      case box(BoxLook)
      case line(LineLook)
      case mark(DiagramMark)
      case tie
      case words(String, Ink)
    }

    let sample: Sample
    let words: String

    init(_ sample: Sample, _ words: String) {
      self.sample = sample
      self.words = words
    }
  }

  private static func entries(of diagram: Diagram, theme: Theme) -> [Entry] {
    let boxes = diagram.boxes
    var entries: [Entry] = []
    for category in DiagramBox.Category.allCases {
      guard boxes.contains(where: { $0.category == category && $0.mark == nil }) else { continue }
      entries.append(Entry(.box(BoxLook(category: category)), category.words))
    }
    let trees = boxes.filter(\.isTree).compactMap(\.role)
    if !trees.isEmpty {
      entries.append(
        Entry(
          .line(LineLook(isSecondary: true)), "leads to a tree: \(trees.joined(separator: ", "))"))
    }
    if boxes.contains(where: { $0.role != nil && !$0.isTree }) {
      entries.append(
        Entry(.line(LineLook(isSecondary: true)), "leads to a secondary view, with its role"))
    }
    for mark in DiagramMark.allCases
    where boxes.contains(where: { $0.mark == mark || $0.lineMark == mark }) {
      entries.append(Entry(.mark(mark), mark.words))
    }
    let styles = Set(boxes.flatMap { $0.lines.map(\.style) })
    if styles.contains(.writer) {
      entries.append(Entry(.words("name", .writer), "writes into the environment of the box"))
    }
    let details = boxes.flatMap(\.lines).filter { $0.style == .detail }.map(\.text)
    if details.contains(where: { !$0.hasPrefix("[") }) {
      entries.append(Entry(.words("\"a\"", .role), "what it holds"))
    }
    if details.contains(where: { $0.hasPrefix("[") }) {
      entries.append(Entry(.words("[a = 1]", .role), "its state"))
    }
    if styles.contains(.path) { entries.append(Entry(.words("0.1", .role), "the identity path")) }
    for (words, meaning) in [
      ("…", "what is left out, or where the tree was cut"), ("repeats", "the type contains itself"),
    ] where boxes.contains(where: { $0.hasNote(words) }) {
      entries.append(Entry(.words(words, .role), meaning))
    }
    if boxes.contains(where: { $0.tie != nil }) {
      entries.append(
        Entry(
          .tie,
          diagram.listing == nil
            ? "the same in both trees" : "written where the source has this mark"))
    }
    return entries
  }
}

extension DiagramBox {
  fileprivate func hasNote(_ words: String) -> Bool {
    lines.contains { $0.style == .note && $0.text.hasPrefix(words) }
  }
}

extension DiagramBox.Category {
  fileprivate var words: String {
    switch self {
    case .static: "a view or a modifier"
    case .dynamic: "what may come and go"
    case .environment: "writes into the environment"
    case .placeholder: "stands for other views"
    }
  }
}

extension DiagramMark {
  fileprivate var words: String {
    switch self {
    case .inserted: "inserted"
    case .removed: "removed, with its state"
    case .updated: "updated"
    case .moved: "moved"
    case .inactive: "takes no part"
    }
  }
}
