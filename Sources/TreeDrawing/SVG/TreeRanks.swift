/// Where each box is among the others, as a screen reader tells it: level, place, number of
/// siblings.
struct TreeRanks {
  struct Rank {
    /// The depth, from 1.
    var level: Int
    /// The place among the siblings, from 1.
    var position: Int
    /// The number of siblings, itself included.
    var count = 1
  }

  private var ranks: [Rank] = []

  init(of diagram: Diagram) {
    var counts = Array(repeating: 0, count: diagram.boxes.count)
    ranks.reserveCapacity(counts.count)
    for parent in diagram.parents {
      guard parent >= 0 else {
        ranks.append(Rank(level: 1, position: 1))
        continue
      }
      counts[parent] += 1
      ranks.append(Rank(level: ranks[parent].level + 1, position: counts[parent]))
    }
    for (index, parent) in diagram.parents.enumerated() where parent >= 0 {
      ranks[index].count = counts[parent]
    }
  }

  subscript(index: Int) -> Rank { ranks[index] }
}
