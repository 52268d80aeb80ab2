/// The tidy tree: parents centred over their children, children in order, equal subtrees alike,
/// nothing on top of anything, and all of it as narrow as that allows.
///
/// The algorithm is that of Buchheim, Jünger and Leipert ("Improving Walker's Algorithm to Run in
/// Linear Time", 2002) for boxes of different widths, as loops over the preorder and in whole
/// numbers: what a subtree looks like depends on nothing outside it, not even by rounding.
struct TidyTree {
  /// For each node its centre, with the leftmost edge anywhere.
  private(set) var centers: [Int]

  private let parents: [Int]
  private let halves: [Int]
  private let siblingGap: Int
  private let cousinGap: Int
  private let upright: Int

  private var firstChild: [Int]
  private var lastChild: [Int]
  private var leftSibling: [Int]
  private var order: [Int]

  private var preliminary: [Int]
  private var modifier: [Int]
  private var thread: [Int]
  private var ancestor: [Int]
  private var shift: [Double]
  private var change: [Double]

  /// The threads that were laid while the children of one node were placed.
  private var threads: [Thread] = []

  /// A thread from the end of a contour into another subtree, and the children that both are of.
  private struct Thread {
    let origin: Int
    let owner: Int
    let target: Int
  }

  /// Places the nodes of a tree.
  ///
  /// - Parameters:
  ///   - parents: for each node in preorder the index of its parent; -1 for the root.
  ///   - widths: for each node the width of its place, an even number.
  ///   - siblingGap: what lies between siblings at least.
  ///   - cousinGap: what lies between neighbours of different parents at least.
  ///   - upright: how far the middle one of an odd number of children may be off its parent's axis
  ///     to be brought onto it.
  init(parents: [Int], widths: [Int], siblingGap: Int, cousinGap: Int, upright: Int = 0) {
    let count = parents.count
    self.parents = parents
    self.siblingGap = siblingGap
    self.cousinGap = cousinGap
    self.upright = upright
    halves = widths.map { $0 / 2 }
    centers = Array(repeating: 0, count: count)
    firstChild = Array(repeating: -1, count: count)
    lastChild = Array(repeating: -1, count: count)
    leftSibling = Array(repeating: -1, count: count)
    order = Array(repeating: 0, count: count)
    preliminary = Array(repeating: 0, count: count)
    modifier = Array(repeating: 0, count: count)
    thread = Array(repeating: -1, count: count)
    ancestor = Array(0..<count)
    shift = Array(repeating: 0, count: count)
    change = Array(repeating: 0, count: count)
    linkSiblings()
    for node in stride(from: count - 1, through: 0, by: -1) where firstChild[node] >= 0 {
      placeChildren(of: node)
    }
    resolve()
  }

  private mutating func linkSiblings() {
    for node in parents.indices where parents[node] >= 0 {
      let parent = parents[node]
      let left = lastChild[parent]
      leftSibling[node] = left
      if left < 0 {
        firstChild[parent] = node
      } else {
        order[node] = order[left] + 1
      }
      lastChild[parent] = node
    }
  }

  /// Sets the subtrees of a node's children beside each other; each one is already complete.
  private mutating func placeChildren(of node: Int) {
    var defaultAncestor = firstChild[node]
    let children = children(of: node)
    threads.removeAll(keepingCapacity: true)
    for child in children {
      let center =
        firstChild[child] < 0
        ? 0 : (preliminary[firstChild[child]] + preliminary[lastChild[child]]) >> 1
      let left = leftSibling[child]
      preliminary[child] = left < 0 ? center : preliminary[left] + distance(left, child)
      modifier[child] = preliminary[child] - center
      if left >= 0 { apportion(child, left, &defaultAncestor) }
    }
    executeShifts(of: node)
    straighten(children)
  }

  /// Brings the middle child under its parent where it is off by so little that it looks like a
  /// mistake: the gaps of one side grow, each by the same.
  private mutating func straighten(_ children: [Int]) {
    guard children.count >= 3, children.count % 2 == 1, let first = children.first,
      let last = children.last
    else { return }
    let middle = children.count / 2
    let excess = 2 * preliminary[children[middle]] - preliminary[first] - preliminary[last]
    guard excess != 0, abs(excess) <= 2 * upright else { return }
    let gaps = excess > 0 ? (middle + 1)..<children.count : 1..<(middle + 1)
    var moves = Array(repeating: 0, count: children.count)
    for position in children.indices where position >= gaps.lowerBound {
      let passed = min(position + 1, gaps.upperBound) - gaps.lowerBound
      moves[position] = abs(excess) * passed / gaps.count
      preliminary[children[position]] += moves[position]
      modifier[children[position]] += moves[position]
    }
    for thread in threads {
      modifier[thread.origin] += moves[order[thread.target]] - moves[order[thread.owner]]
    }
  }

  private mutating func apportion(_ node: Int, _ left: Int, _ defaultAncestor: inout Int) {
    var innerRight = node
    var outerRight = node
    var innerLeft = left
    var outerLeft = firstChild[parents[node]]
    var innerRightSum = modifier[innerRight]
    var outerRightSum = modifier[outerRight]
    var innerLeftSum = modifier[innerLeft]
    var outerLeftSum = modifier[outerLeft]
    while true {
      let nextInnerLeft = nextRight(innerLeft)
      let nextInnerRight = nextLeft(innerRight)
      guard nextInnerLeft >= 0, nextInnerRight >= 0 else { break }
      innerLeft = nextInnerLeft
      innerRight = nextInnerRight
      outerLeft = nextLeft(outerLeft)
      outerRight = nextRight(outerRight)
      ancestor[outerRight] = node
      let overlap =
        preliminary[innerLeft] + innerLeftSum + distance(innerLeft, innerRight)
        - preliminary[innerRight] - innerRightSum
      if overlap > 0 {
        let owner = ancestor[innerLeft]
        let mover = parents[owner] == parents[node] ? owner : defaultAncestor
        moveSubtree(node, from: mover, by: overlap)
        innerRightSum += overlap
        outerRightSum += overlap
      }
      innerLeftSum += modifier[innerLeft]
      innerRightSum += modifier[innerRight]
      outerLeftSum += modifier[outerLeft]
      outerRightSum += modifier[outerRight]
    }
    if nextRight(innerLeft) >= 0, nextRight(outerRight) < 0 {
      let owner = ancestor[innerLeft]
      let target = parents[owner] == parents[node] ? owner : defaultAncestor
      threads.append(Thread(origin: outerRight, owner: node, target: target))
      thread[outerRight] = nextRight(innerLeft)
      modifier[outerRight] += innerLeftSum - outerRightSum
    }
    if nextLeft(innerRight) >= 0, nextLeft(outerLeft) < 0 {
      threads.append(Thread(origin: outerLeft, owner: defaultAncestor, target: node))
      thread[outerLeft] = nextLeft(innerRight)
      modifier[outerLeft] += innerRightSum - outerLeftSum
      defaultAncestor = node
    }
  }

  private mutating func moveSubtree(_ node: Int, from left: Int, by distance: Int) {
    let share = Double(distance) / Double(order[node] - order[left])
    change[node] -= share
    shift[node] += Double(distance)
    change[left] += share
    preliminary[node] += distance
    modifier[node] += distance
  }

  /// Spreads what moved a subtree among the subtrees between it and the one it met.
  ///
  /// The node that was moved has its own shift already; what remains grows from left to right, and
  /// so does its rounded value: no gap gets smaller.
  private mutating func executeShifts(of node: Int) {
    var sum = 0.0
    var changes = 0.0
    var child = lastChild[node]
    while child >= 0 {
      let moved = Int((sum + 1e-6).rounded(.down))
      preliminary[child] += moved
      modifier[child] += moved
      changes += change[child]
      sum += shift[child] + changes
      child = leftSibling[child]
    }
  }

  /// Adds up the modifiers from the root down.
  private mutating func resolve() {
    var sums = Array(repeating: 0, count: parents.count)
    for node in parents.indices {
      let inherited = parents[node] < 0 ? 0 : sums[parents[node]]
      centers[node] = preliminary[node] + inherited
      sums[node] = inherited + modifier[node]
    }
    // The root has no siblings: it stands where its children are centred.
    guard !parents.isEmpty, firstChild[0] >= 0 else { return }
    centers[0] = (centers[firstChild[0]] + centers[lastChild[0]]) >> 1
  }
}

// MARK: - Contours

extension TidyTree {
  private func nextLeft(_ node: Int) -> Int {
    firstChild[node] >= 0 ? firstChild[node] : thread[node]
  }

  private func nextRight(_ node: Int) -> Int {
    lastChild[node] >= 0 ? lastChild[node] : thread[node]
  }

  private func distance(_ left: Int, _ right: Int) -> Int {
    halves[left] + halves[right] + (parents[left] == parents[right] ? siblingGap : cousinGap)
  }

  /// The children in order; the links run from right to left.
  private func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = lastChild[node]
    while child >= 0 {
      children.append(child)
      child = leftSibling[child]
    }
    return children.reversed()
  }
}
