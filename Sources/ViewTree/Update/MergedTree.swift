/// Two render trees in one: the second, with what it has no longer at the place where it was.
package struct MergedTree: PreorderTree, Sendable, Hashable {
  /// The places in preorder.
  package private(set) var entries: [Entry] = []

  /// For each place the index of its parent; -1 for a root. There may be two: one of each tree.
  package private(set) var parents: [Int] = []

  package private(set) var subtreeCounts: [Int] = []

  /// One node of both trees, or of one of them.
  package struct Entry: Sendable, Hashable {
    /// The index of the node in the first tree; -1 for none.
    package var before: Int

    /// The index of the node in the second tree; -1 for none.
    package var after: Int

    /// What became of it.
    package var mark: Mark
  }

  /// What became of a node. One that was moved may be updated, too.
  package enum Mark: String, Sendable, Hashable, CaseIterable {
    case kept
    case inserted
    case removed
    case updated
    case moved
  }
}

// MARK: - Reading

extension MergedTree {
  /// Returns the marks of the nodes of the first tree.
  package func marksBefore(count: Int) -> [Mark] {
    var marks: [Mark] = Array(repeating: .removed, count: count)
    for entry in entries where entry.before >= 0 { marks[entry.before] = entry.mark }
    return marks
  }

  /// Returns the marks of the nodes of the second tree.
  package func marksAfter(count: Int) -> [Mark] {
    var marks: [Mark] = Array(repeating: .inserted, count: count)
    for entry in entries where entry.after >= 0 { marks[entry.after] = entry.mark }
    return marks
  }
}

// MARK: - Merging

extension MergedTree {
  /// Merges two trees.
  init(_ before: RenderedTree, _ after: RenderedTree) {
    let match = NodeMatch(before, after)
    /// What is still to add: a node of the first tree that is gone, or one of the second.
    var pending: [(before: Int, after: Int, parent: Int)] = []
    if !after.nodes.isEmpty { pending.append((match.befores[0], 0, -1)) }
    if !before.nodes.isEmpty, match.afters[0] < 0 { pending.append((0, -1, -1)) }
    var isMoved = Array(repeating: false, count: after.nodes.count)
    while let (old, new, parent) = pending.popLast() {
      let index = entries.count
      entries.append(
        Self.entry(before, old, after, new, isMoved: new >= 0 && isMoved[new]))
      parents.append(parent)
      let next = Self.children(before, old, after, new, match, &isMoved)
      pending.append(contentsOf: next.reversed().map { ($0.before, $0.after, index) })
    }
    subtreeCounts = Self.subtreeCounts(parents: parents)
  }

  private static func entry(
    _ before: RenderedTree, _ old: Int, _ after: RenderedTree, _ new: Int, isMoved: Bool
  ) -> Entry {
    guard new >= 0 else {
      return Entry(before: old, after: new, mark: .removed)
    }
    guard old >= 0 else {
      return Entry(before: old, after: new, mark: .inserted)
    }
    let isUpdated =
      before.nodes[old].values != after.nodes[new].values
      || before.nodes[old].state != after.nodes[new].state
      || before.nodes[old].revision != after.nodes[new].revision
    let mark: Mark = isMoved ? .moved : isUpdated ? .updated : .kept
    return Entry(before: old, after: new, mark: mark)
  }

  /// Returns the children of a node in both trees, those of the first that are gone behind the
  /// sibling that they stood behind, and tells which ones were moved.
  private static func children(
    _ before: RenderedTree, _ old: Int, _ after: RenderedTree, _ new: Int, _ match: NodeMatch,
    _ isMoved: inout [Bool]
  ) -> [(before: Int, after: Int)] {
    let news = new < 0 ? [] : after.children(of: new)
    let olds = old < 0 ? [] : before.children(of: old)
    // The kept siblings, by where they stood: as few as possible are told to have moved.
    let siblings = news.filter { match.befores[$0] >= 0 }
    let kept = siblings.filter { old >= 0 && before.parents[match.befores[$0]] == old }
    for child in siblings where old < 0 || before.parents[match.befores[child]] != old {
      isMoved[child] = true
    }
    var stays = LongestIncrease.positions(in: kept.map { match.befores[$0] })[...]
    for (position, child) in kept.enumerated() {
      if stays.first == position {
        stays.removeFirst()
      } else {
        isMoved[child] = true
      }
    }
    var gone: [Int: [Int]] = [:]
    var anchor = -1
    for child in olds {
      let place = match.afters[child]
      if place < 0 {
        gone[anchor, default: []].append(child)
      } else if new >= 0, after.parents[place] == new {
        anchor = place
      }
    }
    var children = (gone[-1] ?? []).map { (before: $0, after: -1) }
    for child in news {
      children.append((match.befores[child], child))
      children += (gone[child] ?? []).map { (before: $0, after: -1) }
    }
    return children
  }
}
