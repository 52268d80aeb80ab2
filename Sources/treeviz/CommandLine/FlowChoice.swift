import ViewTree

/// What `--show` shows: of the environment, and of what bodies read.
struct FlowChoice {
  private var showsEnvironment = false
  private var keys: [String] = []
  private var showsReads = false

  /// Reads the options.
  ///
  /// - Throws: ``UsageError`` for a word that is none of them.
  init(_ arguments: ParsedArguments, command: Command) throws(UsageError) {
    for value in arguments.values("show") {
      if value == "reads" {
        showsReads = true
      } else if value == "environment" {
        showsEnvironment = true
      } else if value.hasPrefix("environment="), value.count > "environment=".count {
        keys.append(String(value.dropFirst("environment=".count)))
      } else {
        throw UsageError(
          "'\(value)' is nothing that '--show' shows, expected environment, environment=KEY or reads",
          command: command)
      }
    }
  }

  /// Returns what is said of the nodes of a tree.
  func notes(of tree: RenderedTree) -> NodeNotes {
    var notes = NodeNotes()
    let flow = EnvironmentFlow(tree)
    if showsEnvironment || keys.count > 1 {
      let all = showsEnvironment ? [flow.notes()] : keys.map { flow.notes(of: $0) }
      for texts in all.map(\.texts) { Self.add(texts, to: &notes) }
    } else if let key = keys.first {
      notes = flow.notes(of: key)
    }
    if showsReads { Self.add(ReadSummary(tree).notes().texts, to: &notes) }
    return notes
  }

  /// Returns what is said of the nodes of a tree in a figure: with one key, also which value of it each
  /// is in.
  func figureNotes(of tree: RenderedTree) -> NodeNotes {
    var notes = notes(of: tree)
    let flow = keys.first.flatMap { EnvironmentFlow(tree).flow(of: $0) }
    guard keys.count == 1, !showsEnvironment, let flow else { return notes }
    for (index, source) in flow.reach.map({ flow.sources[$0] }).enumerated() {
      let origin = source.writers.isEmpty ? "the default" : nil
      let value = [source.value, origin].compactMap { $0 }.joined(separator: ", ")
      notes.texts[index].insert("\(flow.name): \(value.isEmpty ? "a value" : value)", at: 0)
    }
    return notes
  }

  /// Throws where the tree neither writes nor reads a key.
  func check(_ tree: RenderedTree) throws {
    let flow = EnvironmentFlow(tree)
    for key in keys where flow.flow(of: key) == nil { throw Self.unknown(key, in: flow) }
  }

  /// Returns what is said below the outline of a tree; empty where there is nothing.
  ///
  /// - Throws: ``CommandFailure`` for a key that the tree neither writes nor reads.
  func text(of tree: RenderedTree) throws -> String {
    let flow = EnvironmentFlow(tree)
    var texts: [String] = []
    try check(tree)
    if showsEnvironment {
      texts.append(
        flow.keys.isEmpty ? "nothing of the environment is written or read\n" : flow.text())
    } else {
      texts += keys.map { flow.text(of: $0) }
    }
    if showsReads { texts.append(ReadSummary(tree).text()) }
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

  private static func unknown(_ key: String, in flow: EnvironmentFlow) -> CommandFailure {
    let nearest = NearestName.of(key, among: flow.keys).map { "did you mean '\($0)'? " } ?? ""
    let known =
      flow.keys.isEmpty
      ? "nothing of the environment is"
      : "there are " + flow.keys.map { "'\($0)'" }.joined(separator: ", ")
    return CommandFailure(
      "'\(flow.tree.name)' neither writes nor reads '\(key)' of the environment; \(nearest)\(known)"
    )
  }
}
