package import ViewTree

// MARK: - Updates

extension Diagram {
  /// Creates the diagram of changes: the render tree before and after them, side by side, with what
  /// became of each node.
  ///
  /// - Parameters:
  ///   - updates: what the changes did, in order; the mount may be the first.
  ///   - options: what the diagram shows.
  /// - Throws: ``DrawingError`` where nothing is mounted.
  package init(
    updates: [RenderUpdate], options: DiagramOptions = DiagramOptions()
  ) throws(DrawingError) {
    let changes = updates.filter { $0.change != nil || !$0.before.nodes.isEmpty }
    guard let first = changes.first, let last = changes.last else {
      self = try Diagram(
        tree: updates.last?.after ?? RenderedTree(name: ""), options: options)
      return
    }
    guard !(first.before.nodes.isEmpty && last.after.nodes.isEmpty) else { throw .emptyTree }
    let whole =
      changes.count == 1
      ? first
      : RenderUpdate(
        from: first.before, to: last.after, events: changes.flatMap(\.events))
    let name = last.after.name
    var grove = DiagramGrove(changes.map { $0.change ?? "update" }, options: options)
    let remarks = UpdateRemarks(whole)
    grove.add(
      "before",
      Self.boxes(of: whole.before, remarks.before, from: grove.nextNode, options: options),
      parents: whole.before.parents)
    grove.add(
      "after", Self.boxes(of: whole.after, remarks.after, from: grove.nextNode, options: options),
      parents: whole.after.parents)
    self = grove.diagram(name: name, options: options)
  }

  private static func boxes(
    of tree: RenderedTree, _ remarks: [DiagramBox.Remarks], from offset: Int,
    options: DiagramOptions
  ) -> [DiagramBox] {
    let paths = tree.paths()
    return tree.nodes.indices.map { index in
      DiagramBox(
        tree.nodes[index], index: index + offset, path: paths[index], remarks: remarks[index],
        options: options)
    }
  }
}

/// What is said of the nodes of two render trees: what became of them, which bodies ran and why.
private struct UpdateRemarks {
  private(set) var before: [DiagramBox.Remarks]
  private(set) var after: [DiagramBox.Remarks]

  init(_ update: RenderUpdate) {
    before = update.merged.marksBefore(count: update.before.nodes.count).map {
      DiagramBox.Remarks(mark: DiagramMark($0))
    }
    after = update.merged.marksAfter(count: update.after.nodes.count).map {
      DiagramBox.Remarks(mark: DiagramMark($0))
    }
    for (index, entry) in update.merged.entries.enumerated() {
      if entry.before >= 0, entry.after < 0, !update.before.nodes[entry.before].state.isEmpty {
        before[entry.before].notes.append(Self.death)
      }
      if entry.before >= 0, entry.after >= 0 {
        before[entry.before].state = ChangedState(update, at: index, isAfter: false)
        after[entry.after].state = ChangedState(update, at: index, isAfter: true)
        before[entry.before].otherValues = update.after.nodes[entry.after].values
        after[entry.after].otherValues = update.before.nodes[entry.before].values
      }
    }
    addDeaths(of: update)
    addBodies(of: update)
    for index in update.notRun() {
      let entry = update.merged.entries[index]
      after[entry.after].notes.append("does not run")
    }
  }

  private static let death = "its state dies"

  /// Says of the states that died what they were, where the box shows what they had been before earlier
  /// changes, and why they died.
  private mutating func addDeaths(of update: RenderUpdate) {
    var deaths: [Int: (state: [String], cause: UpdateLog.Cause?)] = [:]
    for event in update.events {
      if case .died(let number, _, let state, let cause) = event { deaths[number] = (state, cause) }
    }
    for (index, node) in update.before.nodes.enumerated() {
      guard before[index].notes == [Self.death], let (state, cause) = deaths[node.number] else {
        continue
      }
      let known = node.state.map { "\($0.name) = \($0.value)" }
      let last = state.filter { !known.contains($0) }
      if !last.isEmpty { before[index].notes = ["\(Self.death): \(last.joined(separator: ", "))"] }
      if let cause {
        before[index].notes.append("because \(Self.text(of: cause))")
      }
    }
  }

  /// Both types of what an `AnyView` held and holds are too wide for a box.
  private static func text(of cause: UpdateLog.Cause) -> String {
    if case .erasedType = cause { return "its AnyView holds another type" }
    return UpdateSections.text(of: cause)
  }

  private mutating func addBodies(of update: RenderUpdate) {
    // A modifier on a list has a node around each element, and one body.
    var indices: [Int: Int] = [:]
    for (index, node) in update.after.nodes.enumerated() where indices[node.number] == nil {
      indices[node.number] = index
    }
    for event in update.events {
      guard case .body(let number, _, let reasons) = event, let index = indices[number] else {
        continue
      }
      let note = "runs: \(UpdateSections.text(of: reasons))"
      if !after[index].notes.contains(note) { after[index].notes.append(note) }
    }
  }
}

extension DiagramMark {
  /// The mark of what became of a node; nil for what was kept, which looks as ever.
  fileprivate init?(_ mark: MergedTree.Mark) {
    switch mark {
    case .kept: return nil
    case .inserted: self = .inserted
    case .removed: self = .removed
    case .updated: self = .updated
    case .moved: self = .moved
    }
  }
}
