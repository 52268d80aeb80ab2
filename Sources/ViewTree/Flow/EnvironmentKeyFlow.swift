/// How the values of one key of the environment flow down a render tree.
///
/// A key is the name of a value, `colorScheme`, or of the type of an object. What is read of a part of
/// the value, `dynamicTypeSize.isAccessibilitySize`, is a read of the key.
package struct EnvironmentKeyFlow: Sendable, Hashable {
  /// The key.
  package let name: String

  /// The values, in the order of their writers; the default last, where it reaches anything.
  package private(set) var sources: [Source] = []

  /// For each node the index of the source whose value it is in.
  package private(set) var reach: [Int] = []

  /// A value of the key: one that was written, or the default.
  package struct Source: Sendable, Hashable {
    /// The nodes that write it: several where a modifier is around each element of a list, none for
    /// the default.
    package var writers: [Int]

    /// The number of those nodes; nil for the default.
    package var number: Int?

    /// The value, where it is known: a default only where something reads it.
    package var value: String?

    /// The number of nodes that it reaches.
    package var count = 0

    /// Who reads it, in preorder.
    package var readers: [Reader] = []
  }

  /// A property that reads the key.
  package struct Reader: Sendable, Hashable {
    /// The node whose body read it.
    package var node: Int

    /// The name of the property.
    package var property: String

    /// What it reads, with the part of the value: `dynamicTypeSize.isAccessibilitySize`.
    package var key: String

    /// What it read, where it is known.
    package var value: String?
  }
}

// MARK: - Following

extension EnvironmentKeyFlow {
  /// Follows a key through a tree.
  init(_ name: String, in tree: RenderedTree) {
    self.name = name
    var known: [Int: Int] = [:]
    for (index, node) in tree.nodes.enumerated() {
      guard let value = node.writes.last(where: { $0.name == name })?.value else { continue }
      if let source = known[node.number], node.number != 0 {
        sources[source].writers.append(index)
      } else {
        known[node.number] = sources.count
        sources.append(Source(writers: [index], number: node.number, value: value))
      }
    }
    let fallback = sources.count
    sources.append(Source(writers: [], number: nil, value: nil))
    spread(tree, known, fallback)
    collectReaders(tree, known, fallback)
    if sources[fallback].count == 0, sources[fallback].readers.isEmpty {
      sources.remove(at: fallback)
    }
  }

  /// Finds the value that each node is in.
  private mutating func spread(_ tree: RenderedTree, _ known: [Int: Int], _ fallback: Int) {
    /// For each node the value that its content is in.
    var inner = Array(repeating: fallback, count: tree.nodes.count)
    var isWriter = Array(repeating: false, count: tree.nodes.count)
    for (index, source) in sources.enumerated() {
      for writer in source.writers {
        inner[writer] = index
        isWriter[writer] = true
      }
    }
    for (index, node) in tree.nodes.enumerated() {
      let parent = tree.parents[index]
      // What stands beside a writer's content is not in its value.
      var source = parent < 0 ? fallback : node.role == nil ? inner[parent] : reach[parent]
      for number in node.within { source = known[number] ?? source }
      reach.append(source)
      sources[source].count += 1
      if !isWriter[index] { inner[index] = source }
    }
  }

  private mutating func collectReaders(
    _ tree: RenderedTree, _ known: [Int: Int], _ fallback: Int
  ) {
    for (index, node) in tree.nodes.enumerated() {
      for read in node.reads where EnvironmentFlow.key(of: read) == name {
        let source =
          read.writer.flatMap { known[$0] } ?? (read.writer == nil ? fallback : reach[index])
        sources[source].readers.append(
          Reader(
            node: index, property: read.property, key: read.key ?? name, value: read.value))
        if source == fallback, read.key == name, sources[source].value == nil {
          sources[source].value = read.value
        }
      }
    }
  }
}
