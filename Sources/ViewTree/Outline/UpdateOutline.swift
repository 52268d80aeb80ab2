/// Writes what changes did to a render tree as text, for terminals, tests and documentation.
///
///     --tap "Remove"
///
///     ~ CartView  [items = 2 → 1]
///       └── VStack
///     ~     ├── Text  0  {"2" → "1"}
///           ├── Row  1.id(a)
///     -     └── Row  1.id(b)  (lost: isOn = true)
///     -         └── Text  1.id(b)  {"b"}
///
///     bodies
///       CartView: read items
///     state
///       CartView.items: 2 → 1
///     not run
///       Row
///
/// The tree is that after the change, in the form of ``RenderedTreeOutline``, with what was removed at
/// the place where it was. The mark before a line says what became of the node; ``legend`` explains
/// them. Nodes that moved are told of where they are now; so that few are, the longest run of siblings
/// that kept their order counts as kept.
///
/// Of the sections those are written that have something to say: bodies, hooks, state, issues, and
/// the custom views and modifiers that were kept and whose bodies did not run.
package struct UpdateOutline: Sendable, Hashable {
  /// A Boolean value indicating whether paths are written.
  package var showsPaths: Bool

  /// A Boolean value indicating whether subtrees in which nothing changed are left out where they
  /// are large: `⋯ 12 nodes kept`.
  package var foldsKept: Bool

  /// The number of nodes that nothing changed in from which on they are left out.
  private static let foldedCount = 4

  package init(showsPaths: Bool = true, foldsKept: Bool = false) {
    self.showsPaths = showsPaths
    self.foldsKept = foldsKept
  }

  /// What the marks mean.
  package static let legend = "+ inserted   - removed   ~ updated   > moved\n"
}

// MARK: - Writing

extension UpdateOutline {
  /// Returns the outlines of updates, and what the marks mean; each line ends with a line break.
  ///
  /// The mount is the render tree as it was before the first change.
  package func text(of updates: [RenderUpdate]) -> String {
    var texts = updates.map { text(of: $0) }
    let marks = updates.filter { $0.change != nil }.flatMap(\.merged.entries).map(\.mark)
    if marks.contains(where: { $0 != .kept }) { texts.append(Self.legend) }
    return texts.joined(separator: "\n")
  }

  /// Returns the outline of one update: the change, the tree, the sections.
  package func text(of update: RenderUpdate) -> String {
    let isMount = update.change == nil && update.before.nodes.isEmpty
    var parts = [(update.change ?? (isMount ? "mount" : "update")) + "\n"]
    if isMount {
      parts.append(RenderedTreeOutline(showsPaths: showsPaths).text(of: update.after))
    } else {
      parts.append(tree(of: update))
    }
    let sections = UpdateSections(update).text()
    if !sections.isEmpty { parts.append(sections) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the merged tree of an update.
  package func tree(of update: RenderUpdate) -> String {
    let merged = update.merged
    let folds = foldsKept ? Self.folds(of: merged) : []
    let paths = showsPaths ? Self.paths(of: update) : []
    var output = ""
    var stems = OutlineStems()
    var index = 0
    while index < merged.entries.count {
      let node = update.node(at: index)
      let parent = merged.parents[index]
      if !folds.isEmpty, folds[index] > 0 {
        let end = index + folds[index]
        // The stems count the nodes: those left out are as deep as the first.
        let isLast = end >= parent + merged.subtreeCounts[parent]
        output += "  " + stems.append(parent: parent, isLast: isLast, isNote: true)
        output += "⋯ \(folds[index]) nodes kept\n"
        for _ in (index + 1)..<end { _ = stems.append(parent: parent, isLast: isLast) }
        index = end
        continue
      }
      output += Self.symbol(of: merged.entries[index].mark) + " "
      output += stems.append(
        parent: parent, isLast: merged.isLastChild(index), isNote: node.isNote)
      output +=
        ([node.label] + Self.parts(update, index, node, path: showsPaths ? paths[index] : ""))
        .joined(separator: "  ")
      output += "\n"
      index += 1
    }
    return output
  }

  /// Returns the mark of a line.
  static func symbol(of mark: MergedTree.Mark) -> String {
    switch mark {
    case .kept: " "
    case .inserted: "+"
    case .removed: "-"
    case .updated: "~"
    case .moved: ">"
    }
  }

  private static func parts(
    _ update: RenderUpdate, _ index: Int, _ node: RenderedNode, path: String
  ) -> [String] {
    var parts = RenderedTreeOutline.place(of: node, path: path)
    if let change = update.values(at: index) {
      parts.append("{\(change.text)}")
    } else if let values = node.values {
      parts.append("{\(values)}")
    }
    if update.merged.entries[index].mark == .removed {
      if !node.state.isEmpty {
        parts.append("(lost: \(RenderedTreeOutline.text(of: node.state)))")
      }
    } else if !node.state.isEmpty {
      parts.append("[\(update.stateText(at: index))]")
    }
    return parts + RenderedTreeOutline.end(of: node)
  }

  /// Returns the paths of the nodes in the merged tree, each as it is in its own tree.
  private static func paths(of update: RenderUpdate) -> [String] {
    let before = update.before.paths()
    let after = update.after.paths()
    return update.merged.entries.map { $0.after >= 0 ? after[$0.after] : before[$0.before] }
  }

  /// Returns for each place how many places from there on are left out: runs of siblings in which
  /// nothing changed.
  private static func folds(of merged: MergedTree) -> [Int] {
    let count = merged.entries.count
    var isKept = merged.entries.map { $0.mark == .kept }
    for index in merged.entries.indices.reversed() where !isKept[index] {
      if merged.parents[index] >= 0 { isKept[merged.parents[index]] = false }
    }
    var folds = Array(repeating: 0, count: count)
    var index = 0
    while index < count {
      var end = index
      let parent = merged.parents[index]
      while end < count, merged.parents[end] == parent, isKept[end], parent >= 0 {
        end += merged.subtreeCounts[end]
      }
      if end - index >= foldedCount {
        folds[index] = end - index
        index = end
      } else {
        // Small ones are written, with what is below them.
        index = max(end, index + 1)
      }
    }
    return folds
  }
}
