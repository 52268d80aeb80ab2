/// A view tree and the render tree that was made of it, tied to each other.
package struct TreePair: Sendable, Hashable {
  /// The view tree, with what is not mounted.
  package let view: ViewTree

  /// The render tree.
  package let render: RenderedTree

  /// For each node of the render tree that of the view tree that it stands for; -1 for a container
  /// that nobody wrote.
  package let ties: [Int]
}

// MARK: - Reading

extension TreePair {
  /// Returns for each node of the view tree those of the render tree, in order: none for what is
  /// absent or has no node, several for a modifier on a list.
  package func renderNodes() -> [[Int]] {
    var nodes: [[Int]] = Array(repeating: [], count: view.nodes.count)
    for (index, tie) in ties.enumerated() where tie >= 0 { nodes[tie].append(index) }
    return nodes
  }

  /// Returns for each node of the view tree whether it is mounted.
  package var isMounted: [Bool] { view.instances.map { $0 >= 0 } }
}

// MARK: - Making

extension TreePair {
  /// Creates a pair of a view tree that shows what a modifier has beside each element of a list: all
  /// but the first of those are taken out of it.
  ///
  /// - Parameters:
  ///   - source: the view tree.
  ///   - render: the render tree.
  ///   - origins: for each of its nodes that of `source`; -1 for none.
  init(_ source: ViewTree, _ render: RenderedTree, origins: [Int]) {
    var view = ViewTree(name: source.name)
    /// For each node of `source` that of `view`: for those taken out, the one like it of the first.
    var places = Array(repeating: -1, count: source.nodes.count)
    /// The secondary children of the first element of each list.
    var firsts: [SecondaryPlace: Int] = [:]
    var index = 0
    while index < source.nodes.count {
      let place = SecondaryPlace(
        parent: source.parents[index], components: source.nodes[index].components)
      let isSecondary = source.nodes[index].role != nil
      let isOfAnother = isSecondary && (source.nodes[index].element ?? 0) > 0
      if isOfAnother, let first = firsts[place] {
        let count = min(source.subtreeCounts[index], source.subtreeCounts[first])
        for offset in 0..<count
        where source.nodes[index + offset].label == source.nodes[first + offset].label {
          places[index + offset] = places[first + offset]
        }
        index += source.subtreeCounts[index]
        continue
      }
      if isSecondary { firsts[place] = index }
      let parent = source.parents[index]
      var node = source.nodes[index]
      node.element = nil
      places[index] = view.append(
        node, type: source.types[index], parent: parent < 0 ? -1 : places[parent],
        instance: source.instances[index])
      index += 1
    }
    view.finish()
    self.view = view
    self.render = render
    ties = origins.map { $0 < 0 ? -1 : places[$0] }
  }

  private struct SecondaryPlace: Hashable {
    var parent: Int
    var components: [PathComponent]
  }
}
