package import ViewTree

extension AlternativeText {
  /// The number of nodes that are named for each change.
  private static let namedCount = 6

  /// Returns the text alternative of a figure of changes; that of the render tree where there is none.
  ///
  ///     Changes of Counter: tap Add: Text updated, Row inserted
  package static func text(of updates: [RenderUpdate]) -> String {
    let changes = updates.filter { $0.change != nil }
    guard let name = (changes.first ?? updates.first)?.after.nodes.first?.label,
      !changes.isEmpty
    else {
      let outline = updates.last.map { RenderedTreeOutline(showsPaths: false).text(of: $0.after) }
      return text(of: outline ?? "", subject: .renderTree)
    }
    return "\(Subject.changes.rawValue) \(name): "
      + changes.map { update in
        let change = String((update.change ?? "").drop { $0 == "-" })
        let nodes = changed(update)
        let named =
          nodes.prefix(namedCount)
          + (nodes.count > namedCount
            ? ["\(nodes.count - namedCount) more"] : [])
        return change + ": " + (named.isEmpty ? "nothing" : named.joined(separator: ", "))
      }.joined(separator: "; ")
  }

  /// Returns what became of the nodes, those inside of inserted and removed ones left out.
  private static func changed(_ update: RenderUpdate) -> [String] {
    let merged = update.merged
    var names: [String] = []
    var counts: [String: Int] = [:]
    for (index, entry) in merged.entries.enumerated() {
      let parent = merged.parents[index]
      let isInside = parent >= 0 && merged.entries[parent].mark == entry.mark
      let what: String
      switch entry.mark {
      case .kept: continue
      case .inserted where isInside, .removed where isInside: continue
      case .inserted: what = "inserted"
      case .removed: what = "removed"
      case .updated: what = "updated"
      case .moved: what = "moved"
      }
      let name = "\(update.node(at: index).label) \(what)"
      counts[name, default: 0] += 1
      if counts[name] == 1 { names.append(name) }
    }
    return names.map { name in
      counts[name].map { $0 > 1 ? "\(name) (\($0))" : name } ?? name
    }
  }
}
