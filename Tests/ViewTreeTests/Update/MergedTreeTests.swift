import Testing

@testable import ViewTree

/// What holds of the comparison of any two trees.
struct MergedTreeTests {
  @Test(arguments: 0..<400)
  func tellsBothTrees(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let before = Self.tree(from: 0, &generator)
    let after = Self.changed(before, &generator)
    let merged = MergedTree(before, after)

    // Each node of both trees has one place, in the order of its tree.
    #expect(merged.entries.filter { $0.after >= 0 }.map(\.after) == Array(after.nodes.indices))
    #expect(
      merged.entries.filter { $0.before >= 0 }.map(\.before).sorted()
        == Array(before.nodes.indices))
    #expect(merged.subtreeCounts == MergedTree.subtreeCounts(parents: merged.parents))

    let numbers = Set(before.nodes.map(\.number)).intersection(after.nodes.map(\.number))
    for (index, entry) in merged.entries.enumerated() {
      let old = entry.before < 0 ? nil : before.nodes[entry.before]
      let new = entry.after < 0 ? nil : after.nodes[entry.after]
      switch entry.mark {
      case .inserted: #expect(old == nil && new.map { numbers.contains($0.number) } == false)
      case .removed: #expect(new == nil && old.map { numbers.contains($0.number) } == false)
      case .kept: #expect(old == new)
      case .updated: #expect(old?.number == new?.number && old?.values != new?.values)
      case .moved: #expect(old?.number == new?.number)
      }
      // A node is under its parent of the second tree, one that is gone under that of the first.
      let parent = merged.parents[index]
      let place = parent < 0 ? nil : merged.entries[parent]
      if entry.after >= 0 {
        #expect((place?.after ?? -1) == after.parents[entry.after])
      } else {
        #expect((place?.before ?? -1) == before.parents[entry.before])
      }
    }
    Self.checkMoves(merged, before, after)
  }

  @Test(arguments: 0..<50)
  func changesNothingBetweenEqualTrees(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tree = Self.tree(from: 0, &generator)
    #expect(MergedTree(tree, tree).entries.allSatisfy { $0.mark == .kept })
    #expect(
      MergedTree(RenderedTree(name: ""), tree).entries.allSatisfy { $0.mark == .inserted })
    #expect(MergedTree(tree, RenderedTree(name: "")).entries.allSatisfy { $0.mark == .removed })
  }

  /// The siblings that did not move stand in the order that they had, and one more would not.
  private static func checkMoves(
    _ merged: MergedTree, _ before: RenderedTree, _ after: RenderedTree
  ) {
    for index in merged.entries.indices {
      let children = merged.children(of: index).map { merged.entries[$0] }
        .filter { $0.before >= 0 && $0.after >= 0 }
      let entry = merged.entries[index]
      let siblings = children.filter {
        entry.before >= 0 && before.parents[$0.before] == entry.before
      }
      for child in children where !siblings.contains(child) { #expect(child.mark == .moved) }
      let stay = siblings.filter { $0.mark != .moved }.map(\.before)
      #expect(stay == stay.sorted())
      #expect(stay.count == longest(siblings.map(\.before)))
    }
  }

  /// The length of the longest increasing subsequence, counted plainly.
  private static func longest(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let best = (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0
      lengths.append(best + 1)
    }
    return lengths.max() ?? 0
  }

  // MARK: Random trees

  /// Returns a tree of up to 30 nodes that are numbered from a number on.
  private static func tree(
    from number: Int, _ generator: inout SeededGenerator
  ) -> RenderedTree {
    let count = Int.random(in: 1...30, using: &generator)
    let parents = (0..<count).map { index in
      index == 0 ? -1 : Int.random(in: 0..<index, using: &generator)
    }
    return tree(
      (0..<count).map { RenderedNode(kind: .leaf, label: "\($0)", number: number + $0 + 1) },
      parents, Array(0..<count))
  }

  /// Returns a tree with some nodes gone, added, changed, under other parents or in another order.
  private static func changed(
    _ tree: RenderedTree, _ generator: inout SeededGenerator
  ) -> RenderedTree {
    var nodes = tree.nodes
    var parents = tree.parents
    var gone: Set<Int> = []
    for index in nodes.indices.dropFirst() {
      if generator.chance(6) { gone.insert(index) }
      if generator.chance(6) { nodes[index].values = "changed" }
      if generator.chance(8) { parents[index] = Int.random(in: 0..<index, using: &generator) }
      while gone.contains(parents[index]) { parents[index] = parents[parents[index]] }
    }
    for number in 0..<Int.random(in: 0..<5, using: &generator) {
      nodes.append(RenderedNode(kind: .leaf, label: "new", number: 1000 + number))
      parents.append(0)
    }
    if generator.chance(10) { nodes[0].number = 2000 }
    var order = Array(nodes.indices.dropFirst())
    if generator.chance(2) { order.shuffle(using: &generator) }
    return self.tree(nodes, parents, ([0] + order).filter { !gone.contains($0) })
  }

  /// Returns the tree of some nodes in preorder, the children of each in the given order.
  private static func tree(
    _ nodes: [RenderedNode], _ parents: [Int], _ order: [Int]
  ) -> RenderedTree {
    var children: [Int: [Int]] = [:]
    for index in order where parents[index] >= 0 {
      children[parents[index], default: []].append(index)
    }
    var tree = RenderedTree(name: "Test")
    var pending = [(index: 0, parent: -1)]
    while let (index, parent) = pending.popLast() {
      let added = tree.append(nodes[index], parent: parent)
      pending += (children[index] ?? []).reversed().map { ($0, added) }
    }
    tree.finish()
    return tree
  }
}
