package import ViewTree

/// One box of a diagram: what is written in it, and how it hangs on its parent.
package struct DiagramBox: Sendable, Hashable {
  /// The index of the node in its tree: the box's id, whatever else the figure shows.
  package var node: Int

  /// The lines of text, from top to bottom; at least one.
  package var lines: [Line]

  /// What tells the box from others at a glance.
  package var category: Category

  /// The kind of the view tree's node.
  package var kind: ViewNode.Kind

  /// The name that is written on the line to the parent; nil for a primary child.
  package var role: String?

  /// A Boolean value indicating whether the box is the root of one of several trees, and its role the
  /// tree's name.
  package var isTree = false

  /// What the box shows, in full length and in one line.
  package var title: String

  /// The node's identity path, empty at the root.
  package var path: String

  /// What a pointer that rests on the box reads: title, path and type in full length.
  package var tooltip: String

  /// What happened to what the box stands for.
  package var mark: DiagramMark?

  /// What happened to the tie between the box and its parent.
  package var lineMark: DiagramMark?

  /// Where the box leads to.
  package var link: String?

  /// The number that ties the box to its line of the source.
  package var tie: Int?

  package init(
    node: Int, lines: [Line], category: Category = .static, kind: ViewNode.Kind,
    role: String? = nil, title: String, path: String = "", tooltip: String = "",
    mark: DiagramMark? = nil, lineMark: DiagramMark? = nil, link: String? = nil, tie: Int? = nil
  ) {
    self.node = node
    self.lines = lines
    self.category = category
    self.kind = kind
    self.role = role
    self.title = title
    self.path = path
    self.tooltip = tooltip
    self.mark = mark
    self.lineMark = lineMark
    self.link = link
    self.tie = tie
  }
}

// MARK: - Words

extension DiagramBox {
  /// What a screen reader says of the box: `Capsule, background, path 0.background`.
  var spoken: String {
    var words = [title]
    if let role { words.append(role) }
    if !path.isEmpty { words.append("path \(path)") }
    if let mark { words.append(mark.rawValue) }
    words += lines.filter { $0.style == .detail || $0.style == .note }.map(\.text)
    return words.joined(separator: ", ")
  }
}

// MARK: - Lines

extension DiagramBox {
  /// A line of text in a box.
  package struct Line: Sendable, Hashable {
    /// How a line is set.
    package enum Style: Sendable, Hashable, CaseIterable {
      /// The name of the node.
      case label
      /// The name of a modifier in the box of what it modifies.
      case modifier
      /// The name of an environment writer in the box of what it is written for.
      case writer
      /// The identity path, smaller and lighter.
      case path
      /// What is said beside it, as the path: what the value holds.
      case detail
      /// What is said of the figure itself, as a detail: what was left out, where the walk ended.
      case note
    }

    package let text: String
    package let style: Style

    /// The number that ties the line to one of the source other than the box's.
    package var tie: Int?

    package init(_ text: String, _ style: Style) {
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

    /// How the outline is stroked: what may be absent is told without colours.
    package var dash: DiagramDash {
      switch self {
      case .static, .environment: .solid
      case .dynamic: .dashed
      case .placeholder: .dotted
      }
    }
  }
}
