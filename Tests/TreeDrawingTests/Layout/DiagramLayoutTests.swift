import Testing
import TreeDrawing
import ViewTree

@Suite struct DiagramLayoutTests {
  private let theme = Theme.book

  @Test(arguments: 0..<40, DiagramDirection.allCases)
  func keepsTheRulesOnRandomTrees(seed: Int, direction: DiagramDirection) throws {
    let tree = ViewTree(randomOf: 2 + seed * 9, seed: UInt64(seed))
    for isCompact in [false, true] {
      let options = DiagramOptions(isCompact: isCompact, direction: direction)
      let diagram = try Diagram(tree: tree, options: options)
      let layout = DiagramLayout(of: diagram, theme: theme)
      let places = layout.frames.map { Place($0, direction, in: layout) }
      var children: [Int: [Int]] = [:]
      for (index, parent) in diagram.parents.enumerated() {
        children[parent, default: []].append(index)
      }
      let gap = direction.isSideways ? theme.spacing.stackedSiblings : theme.spacing.siblings
      for (parent, children) in children where parent >= 0 {
        let (first, last) = (places[children[0]], places[children[children.count - 1]])
        #expect(places[parent].center == (first.center + last.center) >> 1)
        for (left, right) in zip(children, children.dropFirst()) {
          #expect(places[left].side.upperBound + gap <= places[right].side.lowerBound)
        }
        for child in children {
          #expect(places[parent].way.upperBound < places[child].way.lowerBound)
        }
      }
      expectNoOverlaps(layout)
    }
  }

  /// Where a box is along the way that a tree grows, and to the side of it.
  private struct Place {
    let way: Range<Int>
    let side: Range<Int>
    var center: Int { (side.lowerBound + side.upperBound) / 2 }

    init(_ frame: Frame, _ direction: DiagramDirection, in layout: DiagramLayout) {
      let (x, y) = (frame.x..<frame.right, frame.y..<frame.bottom)
      switch direction {
      case .down: (way, side) = (y, x)
      case .up: (way, side) = (layout.height - y.upperBound..<layout.height - y.lowerBound, x)
      case .right: (way, side) = (x, y)
      case .left: (way, side) = (layout.width - x.upperBound..<layout.width - x.lowerBound, y)
      }
    }
  }

  /// Nothing touches anything, and nothing leaves the page.
  private func expectNoOverlaps(_ layout: DiagramLayout) {
    let frames = (layout.frames + layout.roleFrames.compactMap { $0 }).sorted { $0.x < $1.x }
    let page = theme.spacing.page
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...].prefix(while: { $0.x <= frame.right }) {
        #expect(other.y >= frame.bottom || frame.y >= other.bottom, "\(frame), \(other)")
      }
      #expect(frame.x >= page && frame.right <= layout.width - page)
      #expect(frame.y >= page && frame.bottom <= layout.height - page)
    }
  }

  @Test(arguments: 0..<30)
  func leadsLinesFromBoxToBoxOrRole(seed: Int) throws {
    for direction in DiagramDirection.allCases {
      let diagram = try Diagram(
        tree: ViewTree(randomOf: 40, seed: UInt64(seed)),
        options: DiagramOptions(direction: direction))
      let layout = DiagramLayout(of: diagram, theme: theme)
      #expect(layout.lines[0] == nil)
      for index in layout.frames.indices.dropFirst() {
        let line = try #require(layout.lines[index])
        #expect(layout.frames[diagram.parents[index]].touches(line.from))
        #expect((layout.roleFrames[index] ?? layout.frames[index]).touches(line.to))
        #expect((layout.roleFrames[index] == nil) == (diagram.boxes[index].role == nil))
      }
    }
  }

  @Test(arguments: 0..<20)
  func drawsEqualSubtreesAlike(seed: Int) throws {
    var tree = ViewTree(name: "Twins")
    tree.append(ViewNode(kind: .container, label: "HStack"), parent: -1)
    var twins: [Int] = []
    for part in 0..<5 {
      var generator = SeededGenerator(seed: part % 2 == 0 ? UInt64(seed) : UInt64(100 + part))
      twins.append(tree.nodes.count)
      tree.appendRandomSubtree(of: part % 2 == 0 ? 40 : 9, below: 0, using: &generator)
    }
    tree.finish()
    let layout = try DiagramLayout(of: Diagram(tree: tree), theme: theme)
    for twin in [twins[2], twins[4]] {
      for offset in 0..<40 {
        let original = layout.frames[twins[0] + offset]
        let copy = layout.frames[twin + offset]
        #expect(original.x - layout.frames[twins[0]].x == copy.x - layout.frames[twin].x)
        #expect(original.y == copy.y)
      }
    }
  }

  @Test func setsSiblingsAsCloseAsAllowed() throws {
    let layout = try DiagramLayout(
      of: Diagram(tree: ViewTree("Pair", "HStack\n  Text 0\n  Image 1")), theme: theme)
    #expect(layout.frames[1].right + theme.spacing.siblings == layout.frames[2].x)
  }

  @Test func bringsTheMiddleChildUnderItsParent() throws {
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
    let layout = try DiagramLayout(of: Diagram(tree: tree), theme: theme)
    #expect(layout.frames[0].centerX == layout.frames[3].centerX)
  }

  @Test(.timeLimit(.minutes(1))) func laysOutAChainOfAHundredThousand() throws {
    let layout = try DiagramLayout(of: Diagram(tree: ViewTree(chainOf: 100_000)), theme: theme)
    #expect(layout.frames.allSatisfy { $0.x == layout.frames[0].x })
  }

  @Test(.timeLimit(.minutes(1))) func laysOutAStarOfFiftyThousand() throws {
    let layout = try DiagramLayout(of: Diagram(tree: ViewTree(starOf: 50_000)), theme: theme)
    #expect(layout.frames[50_000].right == layout.width - theme.spacing.page)
  }
}

extension Frame {
  /// Returns a Boolean value indicating whether a point is in the middle of a side.
  fileprivate func touches(_ point: Position) -> Bool {
    (point.x == centerX && (point.y == y || point.y == bottom))
      || (point.y == y + height / 2 && (point.x == x || point.x == right))
  }
}
