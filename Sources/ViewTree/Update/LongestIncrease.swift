/// The longest increasing subsequence of numbers that differ: what needs no move.
enum LongestIncrease {
  /// Returns the positions of one such subsequence, in order.
  ///
  ///     [3, 0, 1, 2]   [1, 2, 3]
  static func positions(in numbers: [Int]) -> [Int] {
    /// For each length the position of the smallest number that ends a subsequence of that length.
    var ends: [Int] = []
    /// For each position the one before it in its subsequence; -1 for none.
    var previous: [Int] = []
    previous.reserveCapacity(numbers.count)
    for (position, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : -1)
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var positions: [Int] = []
    var position = ends.last ?? -1
    while position >= 0 {
      positions.append(position)
      position = previous[position]
    }
    return positions.reversed()
  }
}
