/// What a change did to a render tree: two snapshots, compared by identity, and what happened between
/// them.
///
/// A node is the same in both where its live node is: see ``RenderedNode/number`` and
/// ``RenderedNode/around``. Both trees are merged into one: that after the change, with what was
/// removed at the place where it was.
package struct RenderUpdate: Sendable, Hashable {
  /// The render tree before; empty for the mount.
  package let before: RenderedTree

  /// The render tree after.
  package let after: RenderedTree

  /// The change as the user wrote it; nil for the mount.
  package let change: String?

  /// What happened, in order.
  package let events: [UpdateLog.Event]

  /// The merged tree.
  package let merged: MergedTree

  /// Compares two snapshots.
  ///
  /// - Parameters:
  ///   - before: the first one.
  ///   - after: the second one.
  ///   - change: the change as the user wrote it.
  ///   - events: what happened between them.
  package init(
    from before: RenderedTree, to after: RenderedTree, change: String? = nil,
    events: [UpdateLog.Event] = []
  ) {
    self.before = before
    self.after = after
    self.change = change
    self.events = events
    merged = MergedTree(before, after)
  }
}

extension RenderUpdate.Change<String?> {
  /// The change as it is written: `0 → 1`.
  package var text: String { "\(old ?? "nothing") → \(new ?? "nothing")" }
}

// MARK: - Reading

extension RenderUpdate {
  /// Returns the node of a place in the merged tree: as it is after the change, or was before it.
  package func node(at index: Int) -> RenderedNode {
    let entry = merged.entries[index]
    if entry.after >= 0 { return after.nodes[entry.after] }
    return before.nodes[entry.before]
  }

  /// Returns the values of a node before and after, where they differ.
  package func values(at index: Int) -> Change<String?>? {
    let entry = merged.entries[index]
    guard entry.before >= 0, entry.after >= 0 else { return nil }
    let change = Change(
      old: before.nodes[entry.before].values, new: after.nodes[entry.after].values)
    return change.old == change.new ? nil : change
  }

  /// Returns what the dynamic properties of a node kept before and keep after the change, by name;
  /// equal values for those that did not change.
  package func state(at index: Int) -> [(name: String, value: Change<String?>)] {
    let entry = merged.entries[index]
    let old = entry.before < 0 ? [] : before.nodes[entry.before].state
    let new = entry.after < 0 ? [] : after.nodes[entry.after].state
    var state = new.map { property in
      let old = old.first { $0.name == property.name }?.value
      return (property.name, Change<String?>(old: old, new: property.value))
    }
    for property in old where !new.contains(where: { $0.name == property.name }) {
      state.append((property.name, Change(old: property.value, new: nil)))
    }
    return state
  }

  /// What was and what is.
  package struct Change<Value: Hashable & Sendable>: Sendable, Hashable {
    package var old: Value
    package var new: Value
  }

  /// Returns what the dynamic properties of a node keep, as it stands in brackets: `count = 0 → 1`.
  package func stateText(at index: Int) -> String {
    let isNew = merged.entries[index].before < 0
    return state(at: index).map { property in
      let old = isNew ? property.value.new : property.value.old
      let change = Change(old: old, new: property.value.new)
      return
        "\(property.name) = \(change.old == change.new ? change.new ?? "nothing" : change.text)"
    }.joined(separator: ", ")
  }

  /// Returns the places in the merged tree of the custom views and modifiers that were kept and whose
  /// bodies did not run, in order. A view of another framework, such as one of UIKit, has no body.
  package func notRun() -> [Int] {
    var ran: Set<Int> = []
    for event in events {
      if case .body(let number, _, _) = event { ran.insert(number) }
    }
    return merged.entries.indices.filter { index in
      let entry = merged.entries[index]
      guard entry.before >= 0, entry.after >= 0 else { return false }
      let node = after.nodes[entry.after]
      let isLeaf = !node.isNote && after.subtreeCounts[entry.after] == 1
      return node.hasBody && !isLeaf && !ran.contains(node.number)
    }
  }
}
