import ViewTree

/// What the dynamic properties of a node keep in one of the two trees of an update.
///
/// Each that changed has a line of its own, which never loses what changed; the others share one.
struct ChangedState {
  /// The text in brackets without its brackets, in full length.
  let text: String
  private let isAfter: Bool
  private let properties: [(name: String, value: RenderUpdate.Change<String?>)]

  /// - Parameters:
  ///   - update: the update.
  ///   - index: the place of the node in the merged tree; it is in both trees.
  ///   - isAfter: whether the tree is that after the change.
  init(_ update: RenderUpdate, at index: Int, isAfter: Bool) {
    self.isAfter = isAfter
    properties = update.state(at: index).filter { isAfter || $0.value.old != nil }
    text =
      isAfter
      ? update.stateText(at: index)
      : RenderedTreeOutline.text(of: update.before.nodes[update.merged.entries[index].before].state)
  }

  /// A Boolean value indicating whether something changed.
  var changes: Bool { properties.contains { $0.value.old != $0.value.new } }

  /// Returns the lines, none of them wider than a number of cells.
  func lines(limit: Int) -> [String] {
    var lines: [String] = []
    var kept: [String] = []
    for (name, value) in properties {
      let name = Elision.middle(TextCleaning.oneLine(name), limit: limit / 2)
      let old = TextCleaning.oneLine(value.old ?? "nothing")
      let new = TextCleaning.oneLine(value.new ?? "nothing")
      if old == new {
        kept.append("\(name) = \(new)")
        continue
      }
      let room = limit - CellWidth.of("[\(name) = ]")
      let change = "\(old) → \(new)"
      let shownOld = Elision.keeping(differenceFrom: new, in: old, limit: room)
      if !isAfter {
        lines.append("[\(name) = \(shownOld)]")
      } else if CellWidth.of(change) <= room {
        lines.append("[\(name) = \(change)]")
      } else {
        lines.append("[\(name) = \(shownOld)")
        lines.append("→ \(Elision.keeping(differenceFrom: old, in: new, limit: limit - 3))]")
      }
    }
    if !kept.isEmpty {
      lines.append("[\(Elision.middle(kept.joined(separator: ", "), limit: limit - 2))]")
    }
    return lines
  }
}
