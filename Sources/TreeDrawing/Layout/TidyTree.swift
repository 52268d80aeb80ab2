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

  /// Places the nodes of a tree.
  ///
  /// - Parameters:
  ///   - parents: for each node in preorder the index of its parent; -1 for the root.
  ///   - widths: for each node the width of its place, an even number.
  ///   - siblingGap: what lies between siblings at least.
  ///   - cousinGap: what lies between neighbours of different parents at least.
  init(parents: [Int], widths: [Int], siblingGap: Int, cousinGap: Int) {
    let count = parents.count
    self.parents = parents
    self.siblingGap = siblingGap
    self.cousinGap = cousinGap
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
    for child in children(of: node) {
      let center =
        firstChild[child] < 0
        ? 0 : (preliminary[firstChild[child]] + preliminary[lastChild[child]]) >> 1
      let left = leftSibling[child]
      preliminary[child] = left < 0 ? center : preliminary[left] + distance(left, child)
      modifier[child] = preliminary[child] - center
      if left >= 0 { apportion(child, left, &defaultAncestor) }
    }
    executeShifts(of: node)
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
      thread[outerRight] = nextRight(innerLeft)
      modifier[outerRight] += innerLeftSum - outerRightSum
    }
    if nextLeft(innerRight) >= 0, nextLeft(outerLeft) < 0 {
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
