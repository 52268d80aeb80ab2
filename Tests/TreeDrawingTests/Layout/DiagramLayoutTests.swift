import Testing
import TreeDrawing
import ViewTree

@Suite struct DiagramLayoutTests {
  private let theme = Theme.book

  @Test(arguments: 0..<60)
  func keepsTheRulesOnRandomTrees(seed: Int) throws {
    let tree = ViewTree(randomOf: 2 + seed * 7, seed: UInt64(seed))
    let layout = DiagramLayout(of: Diagram(tree: tree), theme: theme)
    for index in tree.nodes.indices {
      let children = tree.children(of: index)
      guard let first = children.first, let last = children.last else { continue }
      let middle = (layout.frames[first].centerX + layout.frames[last].centerX) >> 1
      #expect(layout.frames[index].centerX == middle)
      for (left, right) in zip(children, children.dropFirst()) {
        #expect(layout.frames[left].right + theme.spacing.siblings <= layout.frames[right].x)
      }
      for child in children { #expect(layout.frames[index].bottom < layout.frames[child].y) }
    }
    expectNoOverlaps(layout)
  }

  /// Within a row nothing touches; rows do not reach into each other.
  private func expectNoOverlaps(_ layout: DiagramLayout) {
    var rows: [Int: [Frame]] = [:]
    for frame in layout.frames { rows[frame.y, default: []].append(frame) }
    for frame in layout.roleFrames { if let frame { rows[frame.y, default: []].append(frame) } }
    for row in rows.values {
      let row = row.sorted { $0.x < $1.x }
      for (left, right) in zip(row, row.dropFirst()) { #expect(left.right < right.x) }
      for frame in row {
        #expect(frame.x >= theme.spacing.page)
        #expect(frame.right <= layout.width - theme.spacing.page)
        #expect(frame.bottom <= layout.height - theme.spacing.page)
      }
    }
    let boxes = Dictionary(grouping: layout.frames, by: \.y).sorted { $0.key < $1.key }
    for (above, below) in zip(boxes, boxes.dropFirst()) {
      #expect(above.value.allSatisfy { $0.bottom < below.key })
    }
  }

  @Test(arguments: 0..<20)
  func drawsEqualSubtreesAlike(seed: Int) {
    var tree = ViewTree(name: "Twins")
    tree.append(ViewNode(kind: .container, label: "HStack"), parent: -1)
    var twins: [Int] = []
    for part in 0..<5 {
      var generator = SeededGenerator(seed: part % 2 == 0 ? UInt64(seed) : UInt64(100 + part))
      twins.append(tree.nodes.count)
      tree.appendRandomSubtree(of: part % 2 == 0 ? 40 : 9, below: 0, using: &generator)
    }
    tree.finish()
    let layout = DiagramLayout(of: Diagram(tree: tree), theme: theme)
    for twin in [twins[2], twins[4]] {
      for offset in 0..<40 {
        let original = layout.frames[twins[0] + offset]
        let copy = layout.frames[twin + offset]
        #expect(original.x - layout.frames[twins[0]].x == copy.x - layout.frames[twin].x)
        #expect(original.y == copy.y)
      }
    }
  }

  @Test func setsSiblingsAsCloseAsAllowed() {
    let layout = DiagramLayout(
      of: Diagram(tree: ViewTree("Pair", "HStack\n  Text 0\n  Image 1")), theme: theme)
    #expect(layout.frames[1].right + theme.spacing.siblings == layout.frames[2].x)
  }

  @Test func bringsTheMiddleChildUnderItsParent() {
    let tree = ViewTree(
      "Row",
      """
      HStack
        Image 0
        Text 1
        Spacer 2
        padding 3
          Text
        Toggle 4
      """)
    let layout = DiagramLayout(of: Diagram(tree: tree), theme: theme)
    #expect(layout.frames[0].centerX == layout.frames[3].centerX)
  }

  @Test(.timeLimit(.minutes(1))) func laysOutAChainOfAHundredThousand() {
    let layout = DiagramLayout(of: Diagram(tree: ViewTree(chainOf: 100_000)), theme: theme)
    #expect(layout.frames.allSatisfy { $0.x == layout.frames[0].x })
  }

  @Test(.timeLimit(.minutes(1))) func laysOutAStarOfFiftyThousand() {
    let layout = DiagramLayout(of: Diagram(tree: ViewTree(starOf: 50_000)), theme: theme)
    #expect(layout.frames[50_000].right == layout.width - theme.spacing.page)
  }
}
