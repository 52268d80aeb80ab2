import ViewTree

/// What `--show` shows of one tree.
struct ShownFlow {
  private let flow: EnvironmentFlow
  private let showsEnvironment: Bool
  private let keys: [String]
  private let showsReads: Bool

  /// - Parameters:
  ///   - flow: what flows in the tree.
  ///   - showsEnvironment: whether all keys are shown.
  ///   - keys: the keys that are shown, each of which the tree writes or reads.
  ///   - showsReads: whether it is shown what bodies read.
  init(flow: EnvironmentFlow, showsEnvironment: Bool, keys: [String], showsReads: Bool) {
    self.flow = flow
    self.showsEnvironment = showsEnvironment
    self.keys = keys
    self.showsReads = showsReads
  }

  /// What is said of the nodes.
  var notes: NodeNotes {
    var notes = NodeNotes()
    if showsEnvironment || keys.count > 1 {
      let all = showsEnvironment ? [flow.notes()] : keys.map { flow.notes(of: $0) }
      for texts in all.map(\.texts) { Self.add(texts, to: &notes) }
    } else if let key = keys.first {
      notes = flow.notes(of: key)
    }
    if showsReads { Self.add(ReadSummary(flow.tree).notes().texts, to: &notes) }
    return notes
  }

  /// What is said of the nodes in a figure: with one key, also which value of it each is in.
  var figureNotes: NodeNotes {
    var notes = notes
    guard keys.count == 1, !showsEnvironment, let flow = flow.flow(of: keys[0]) else {
      return notes
    }
    for (index, source) in flow.reach.map({ flow.sources[$0] }).enumerated() {
      let origin = source.writers.isEmpty ? "the default" : nil
      let value = [source.value, origin].compactMap { $0 }.joined(separator: ", ")
      notes.texts[index].insert("\(flow.name): \(value.isEmpty ? "a value" : value)", at: 0)
    }
    return notes
  }

  /// What is said below the outline; empty where there is nothing.
  var text: String {
    var texts: [String] = []
    if showsEnvironment {
      texts.append(
        flow.keys.isEmpty ? "nothing of the environment is written or read\n" : flow.text())
    } else {
      texts += keys.map { flow.text(of: $0) }
    }
    if showsReads { texts.append(ReadSummary(flow.tree).text()) }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func add(_ texts: [[String]], to notes: inout NodeNotes) {
    guard !notes.texts.isEmpty else {
      notes.texts = texts
      return
    }
    for (index, texts) in texts.enumerated() {
      notes.texts[index] += texts.filter { !notes.texts[index].contains($0) }
    }
  }
}
