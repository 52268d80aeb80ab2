/// What of the environment is written and read in a render tree: what `--show environment` shows.
package struct EnvironmentFlow: Sendable, Hashable {
  /// The render tree.
  package let tree: RenderedTree

  /// The keys that are written or read in it, sorted.
  package let keys: [String]

  /// - Parameter tree: a render tree.
  package init(_ tree: RenderedTree) {
    self.tree = tree
    var keys: Set<String> = []
    for node in tree.nodes {
      keys.formUnion(node.writes.map(\.name))
      keys.formUnion(node.reads.compactMap(Self.key))
    }
    self.keys = keys.sorted()
  }

  /// Returns how the values of a key flow.
  ///
  /// - Parameter key: a key, or a part of its value.
  /// - Returns: the flow; nil where the tree neither writes nor reads the key.
  package func flow(of key: String) -> EnvironmentKeyFlow? {
    let key = Self.root(of: key)
    return keys.contains(key) ? EnvironmentKeyFlow(key, in: tree) : nil
  }

  /// Returns the key that a read is of; nil where it is none of the environment.
  static func key(of read: ViewInstance.Read) -> String? {
    switch read.source {
    case .environment: root(of: read.key ?? read.property)
    case .object, .observable: read.writer == nil ? nil : read.key
    case .state, .binding, .preference: nil
    }
  }

  /// Returns the key of a part of its value; types, which begin with a capital, are whole.
  private static func root(of key: String) -> String {
    let key = key.hasPrefix("\\.") ? key.dropFirst(2) : key[...]
    guard key.first?.isUppercase == false else { return String(key) }
    return key.split(separator: ".").first.map(String.init) ?? String(key)
  }
}

// MARK: - Notes

extension EnvironmentFlow {
  /// Returns what is said of the nodes: who writes and who reads.
  ///
  /// With one key, the mark before a node is the number of the value that it is in, as in ``text(of:)``;
  /// a dot is the default.
  ///
  /// - Parameter key: a key; nil for all.
  /// - Returns: the notes.
  package func notes(of key: String? = nil) -> NodeNotes {
    let key = key.map(Self.root)
    var notes = NodeNotes()
    notes.texts = tree.nodes.map { node in
      let writes = node.writes.filter { key == nil || $0.name == key }
      let reads = node.reads.filter { read in
        let name = Self.key(of: read)
        return name != nil && (key == nil || name == key)
      }
      return writes.map { "sets \($0.name) = \($0.value)" } + reads.map(ReadText.text)
    }
    guard let key, let flow = flow(of: key) else { return notes }
    notes.marks = flow.reach.map { flow.sources[$0].writers.isEmpty ? "·" : "\($0 + 1)" }
    return notes
  }

  /// Returns for each key its values, who writes each, how far it reaches and who reads it.
  ///
  ///     colorScheme
  ///       1 dark, set by EnvironmentKeyWritingModifier<ColorScheme>  0, reaches 3 nodes
  ///         read by ThemedView  0 as scheme: dark
  ///       · light, the default, reaches 6 nodes
  ///         read by nobody
  ///
  /// - Parameter key: a key; nil for all.
  /// - Returns: the lines; empty where there is nothing to tell.
  package func text(of key: String? = nil) -> String {
    let names = NodeNames(tree)
    let flows = key.map { [flow(of: $0)] } ?? keys.map { flow(of: $0) }
    return flows.compactMap { $0 }.map { Self.text(of: $0, names) }.joined(separator: "\n")
  }

  private static func text(of flow: EnvironmentKeyFlow, _ names: NodeNames) -> String {
    var output = flow.name + "\n"
    for (index, source) in flow.sources.enumerated() {
      let count = source.count == 1 ? "1 node" : "\(source.count) nodes"
      if let writer = source.writers.first {
        let elements = source.writers.count == 1 ? "" : ", around \(source.writers.count) elements"
        output += "  \(index + 1) \(source.value ?? "a value"), "
        output += "set by \(names.name(of: writer))\(elements), reaches \(count)\n"
      } else {
        output += "  · \(source.value.map { "\($0), " } ?? "")the default, reaches \(count)\n"
      }
      for reader in source.readers {
        let part = reader.key == flow.name ? "" : " (\(reader.key))"
        let value = reader.value.map { ": \($0)" } ?? ""
        output +=
          "    read by \(names.name(of: reader.node)) as \(reader.property)\(part)\(value)\n"
      }
      if source.readers.isEmpty { output += "    read by nobody\n" }
    }
    return output
  }
}
