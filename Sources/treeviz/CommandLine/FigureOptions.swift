import TreeDrawing

/// The options that say how figures look: the same for every command that draws.
enum FigureOptions {
  static let theme: Option = .value(
    "theme", placeholder: "THEME", values: Theme.all.map(\.name),
    help: "how the figure looks (default: book)")
  static let legend: Option = .flag("legend", help: "explain what the figure uses, below it")
  static let compact: Option = .flag(
    "compact", help: "draw a chain of modifiers as one box, a line for each")
  static let direction: Option = .value(
    "direction", placeholder: "DIRECTION", values: DiagramDirection.allCases.map(\.rawValue),
    help: "which way the tree grows (default: down)")
  static let depth: Option = .value(
    "depth", placeholder: "N", help: "draw this many levels below the root, and count the rest")
  static let collapse: Option = .value(
    "collapse", placeholder: "NAME", isRepeatable: true,
    help: "draw nodes of this name without what is below them; may be repeated")
  static let focus: Option = .value(
    "focus", placeholder: "PATH", help: "draw only what is at this identity path")
  static let scale: Option = .value(
    "scale", placeholder: "N", help: "the pixels of a point in a PNG (default: 2)")
  static let pair: Option = .flag(
    "pair", help: "write two SVGs, for light and for dark: NAME.svg and NAME~dark.svg")
  static let idPrefix: Option = .value(
    "id-prefix", placeholder: "PREFIX",
    help: "begin each id of an SVG with this, for several figures in one page")
  static let embedFont: Option = .flag(
    "embed-font", help: "put the font into the SVG, so that texts fit their boxes everywhere")

  static let linkDocs: Option = .flag(
    "link-docs", help: "let SwiftUI's types lead to their pages in Apple's documentation")
  static let source: Option = .flag(
    "source", help: "show the view's code beside its tree, its lines tied to the nodes")
  static let linkSource: Option = .value(
    "link-source", placeholder: "TEMPLATE",
    help: "let nodes lead to their lines: an address with {path} and {line}")

  /// What every tree can be drawn with.
  static let all = [
    theme, legend, compact, direction, depth, collapse, focus, scale, pair, idPrefix, embedFont,
    linkDocs,
  ]

  /// What a figure of several trees, or of a render tree, can be drawn with.
  static let looks = [theme, legend, direction, scale, pair, idPrefix, embedFont]

  /// What only the figure of a view tree can be drawn with.
  static let ofViewTrees = all.filter { !looks.contains($0) } + ofSource

  /// What the tree of source can be drawn with besides.
  static let ofSource = [source, linkSource]

  /// Which formats an option is for, where it is not for all.
  static let formats: [(option: String, formats: [FigureFormat])] = [
    ("scale", [.png]), ("pair", [.svg]), ("id-prefix", [.svg]), ("embed-font", [.svg]),
    ("legend", [.svg, .png, .pdf]), ("source", [.svg, .png, .pdf]),
    ("link-docs", [.svg, .dot, .mermaid]), ("link-source", [.svg, .dot, .mermaid]),
  ]
}

extension FigureOptions {
  /// Throws where an option was given, but text is written.
  ///
  /// - Throws: ``UsageError`` that names the option.
  static func refuse(
    _ options: [Option], _ arguments: ParsedArguments, command: Command
  ) throws(UsageError) {
    guard let option = options.first(where: { arguments.has($0.name) }) else { return }
    throw UsageError(
      "'--\(option.name)' is for figures; name one with -o, or its format with -f",
      command: command)
  }
}

// MARK: - Reading

/// How the figures of a command line look.
struct FigureChoice {
  let theme: Theme
  let diagram: DiagramOptions
  let settings: FigureSettings

  /// A Boolean value indicating whether there are two figures of each view: light and dark.
  let isPair: Bool

  /// Where nodes lead to.
  let links: NodeLinks

  /// Reads the options.
  ///
  /// - Throws: ``UsageError`` for a value that is none, and for an option of another format.
  init(
    _ arguments: ParsedArguments, format: FigureFormat, command: Command
  ) throws(UsageError) {
    for (option, formats) in FigureOptions.formats
    where arguments.has(option) && !formats.contains(format) {
      let names = formats.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        "'--\(option)' is for \(names), but the figure is \(format.rawValue)", command: command)
    }
    theme = Theme.all.first { $0.name == arguments.value("theme") } ?? .book
    links = try NodeLinks(arguments, command: command)
    isPair = arguments.has("pair")
    if isPair, theme.dark == nil {
      throw UsageError(
        "the theme '\(theme.name)' has one look only; '--pair' needs one of "
          + Theme.all.filter { $0.dark != nil }.map(\.name).joined(separator: ", "),
        command: command)
    }
    diagram = DiagramOptions(
      showsPaths: arguments.has("paths"), showsTypes: arguments.has("types"),
      isCompact: arguments.has("compact"), showsLegend: arguments.has("legend"),
      direction: arguments.value("direction").flatMap(DiagramDirection.init) ?? .down,
      cut: TreeCut(
        depth: try Self.depth(arguments, command: command),
        collapsed: Set(arguments.values("collapse")), focus: arguments.value("focus")))
    settings = FigureSettings(
      idPrefix: try Self.prefix(arguments, command: command),
      scale: try Self.scale(arguments, command: command), embedsFont: arguments.has("embed-font"))
  }

  private static func depth(
    _ arguments: ParsedArguments, command: Command
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value("depth") else { return nil }
    guard let depth = Int(text), depth >= 0 else {
      throw UsageError(
        "'\(text)' is no number of levels, expected 0 or more", command: command)
    }
    return depth
  }

  private static func scale(
    _ arguments: ParsedArguments, command: Command
  ) throws(UsageError) -> Double {
    guard let text = arguments.value("scale") else { return FigureSettings().scale }
    guard let scale = Double(text), scale >= 0.1, scale <= 20 else {
      throw UsageError("'\(text)' is no scale, expected 0.1 to 20", command: command)
    }
    return scale
  }

  /// An id that XML and a selector of a style sheet both take.
  private static func prefix(
    _ arguments: ParsedArguments, command: Command
  ) throws(UsageError) -> String {
    guard let prefix = arguments.value("id-prefix") else { return "" }
    let isPlain = prefix.utf8.allSatisfy { byte in
      Character(Unicode.Scalar(byte)).isASCII
        && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_"))
    }
    guard isPlain, let first = prefix.first, first.isLetter || first == "_" else {
      throw UsageError(
        "'\(prefix)' is no prefix of an id, expected a letter and then letters, digits, '-' or '_'",
        command: command)
    }
    return prefix
  }
}
