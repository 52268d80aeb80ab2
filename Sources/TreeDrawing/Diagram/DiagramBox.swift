package import ViewTree

/// One box of a diagram: what is written in it, and how it hangs on its parent.
package struct DiagramBox: Sendable, Hashable {
  /// The lines of text, from top to bottom; at least one.
  package let lines: [Line]

  /// What tells the box from others at a glance.
  package let category: Category

  /// The kind of the view tree's node.
  package let kind: ViewNode.Kind

  /// The name that is written on the line to the parent; nil for a primary child.
  package let role: String?

  /// The first line in full length.
  package let title: String

  /// The node's identity path, empty at the root.
  package let path: String

  /// What a pointer that rests on the box reads: title, path and type in full length.
  package let tooltip: String

  init(node: ViewNode, type: String, path: String, options: DiagramOptions) {
    let label = TextCleaning.oneLine(node.label)
    let type = TextCleaning.oneLine(type)
    let title = options.showsTypes && !type.isEmpty ? type : label

    var lines = [Line(Elision.middle(title, limit: options.lineLimit), .label)]
    let values = node.values.map(TextCleaning.oneLine)
    if let values { lines.append(Line(Elision.middle(values, limit: options.lineLimit), .detail)) }
    if options.showsPaths, !path.isEmpty {
      lines.append(Line(Elision.middle(path, limit: options.lineLimit), .detail))
    }
    if let mark = node.mark { lines.append(Line(mark.words, .detail)) }

    self.lines = lines
    self.title = title
    self.path = path
    self.kind = node.kind
    category = Category(node.kind)
    role = node.role.map { Elision.middle(TextCleaning.oneLine($0), limit: options.lineLimit) }

    var tooltip = title
    if let role = node.role { tooltip += "\nrole: \(TextCleaning.oneLine(role))" }
    if let values { tooltip += "\nvalues: \(values)" }
    if !path.isEmpty { tooltip += "\npath: \(path)" }
    if !type.isEmpty, type != title { tooltip += "\ntype: \(type)" }
    if let mark = node.mark { tooltip += "\n\(mark.sentence)" }
    self.tooltip = tooltip
  }
}

// MARK: - Lines

extension DiagramBox {
  /// A line of text in a box.
  package struct Line: Sendable, Hashable {
    /// How a line is set.
    package enum Style: Sendable, Hashable {
      /// The name of the node.
      case label
      /// What is said beside it, smaller and lighter: the path, a mark.
      case detail
    }

    package let text: String
    package let style: Style

    init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }
  }
}

// MARK: - Categories

extension DiagramBox {
  /// What is told apart at a glance.
  package enum Category: String, Sendable, Hashable, CaseIterable {
    /// What is always there.
    case `static`
    /// What comes and goes: an optional, a condition, the rows of a ForEach.
    case dynamic
    /// What writes into the environment.
    case environment
    /// What stands for a view that is not known here.
    case placeholder

    init(_ kind: ViewNode.Kind) {
      switch kind {
      case .conditional, .optional, .forEach: self = .dynamic
      case .environmentWriter: self = .environment
      case .placeholder: self = .placeholder
      case .leaf, .container, .customView, .modifier, .customModifier, .group, .anyView, .id,
        .scene, .tuple:
        self = .static
      }
    }

    /// A Boolean value indicating whether the box's outline is dashed, so that what may be absent
    /// is told without colours.
    package var isDashed: Bool { self == .dynamic || self == .placeholder }
  }
}

// MARK: - Marks

extension ViewNode.Mark {
  /// The words in the box: plain text, since no font need have a sign for it.
  fileprivate var words: String {
    switch self {
    case .recursive: "repeats"
    case .depthLimit: "…"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .recursive: "The type contains itself: from here on the tree repeats."
    case .depthLimit: "The type goes on; the tree ends here."
    }
  }
}
