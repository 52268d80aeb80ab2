import ViewTree

/// SplitMix64: the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension ViewTree {
  /// Makes a random tree: few or many children, short and long labels, some roles and marks.
  init(randomOf count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.init(name: "Random")
    appendRandomSubtree(of: count, below: -1, using: &generator)
    finish()
  }

  mutating func appendRandomSubtree(
    of count: Int, below parent: Int, using generator: inout SeededGenerator
  ) {
    let reach = Int.random(in: 1...max(1, count / 2), using: &generator)
    var children: [[Int]] = Array(repeating: [], count: count)
    for node in 1..<max(count, 1) where node < count {
      let first = Bool.random(using: &generator) ? max(0, node - reach) : node - 1
      children[Int.random(in: first..<node, using: &generator)].append(node)
    }
    let labels = ["Text", "Image", "padding", "background", "EnvironmentKeyWritingModifier<Font?>"]
    var open = [(node: 0, parent: parent)]
    while let (node, parent) = open.popLast() {
      var view = ViewNode(kind: .leaf, label: labels.randomElement(using: &generator) ?? "")
      if Int.random(in: 0..<8, using: &generator) == 0 { view.mark = .recursive }
      if node > 0, Int.random(in: 0..<6, using: &generator) == 0 {
        view.role = ["background", "overlay", "navigationDestination"]
          .randomElement(using: &generator)
      }
      let index = append(view, parent: parent)
      for child in children[node].reversed() { open.append((child, index)) }
    }
  }
}
