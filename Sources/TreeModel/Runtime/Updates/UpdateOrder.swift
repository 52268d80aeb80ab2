/// Nodes that wait, the outermost first: a heap.
struct UpdateOrder {
  private var heap: [(level: Int, number: Int)] = []

  mutating func insert(level: Int, number: Int) {
    heap.append((level, number))
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes the outermost node, and of several the one that was made first.
  mutating func popFirst() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first.number }
    heap[0] = last
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child] < heap[smallest] {
        smallest = child
      }
      guard smallest != parent else { return first.number }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
