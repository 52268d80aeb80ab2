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

  /// Returns what is shown of a tree.
  ///
  /// - Throws: ``CommandFailure`` for a key that the tree neither writes nor reads.
  func shown(in tree: RenderedTree) throws -> ShownFlow {
    let flow = EnvironmentFlow(tree)
    for key in keys where flow.flow(of: key) == nil { throw Self.unknown(key, in: flow) }
    return ShownFlow(
      flow: flow, showsEnvironment: showsEnvironment, keys: keys, showsReads: showsReads)
  }

  private static func unknown(_ key: String, in flow: EnvironmentFlow) -> CommandFailure {
    let nearest = NearestName.of(key, among: flow.keys).map { "did you mean '\($0)'? " } ?? ""
    let known =
      flow.keys.isEmpty
      ? "it writes and reads nothing of it"
      : "there are " + flow.keys.map { "'\($0)'" }.joined(separator: ", ")
    return CommandFailure(
      "'\(flow.tree.name)' neither writes nor reads '\(key)' of the environment; \(nearest)\(known)"
    )
  }
}
