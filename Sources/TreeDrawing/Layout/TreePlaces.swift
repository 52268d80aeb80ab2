/// The places of a tree's boxes, whichever way it grows: how far from the root and how far to the
/// side.
struct TreePlaces {
  /// For each box the middle of its breadth, with the first edge of all at 0.
  private(set) var centers: [Int]

  /// For each box where its length starts, with the root at 0.
  private(set) var starts: [Int]

  /// How much room all boxes take.
  private(set) var breadth = 0
  private(set) var length = 0

  /// Places boxes.
  ///
  /// - Parameters:
  ///   - parents: for each box in preorder the index of its parent; -1 for the root.
  ///   - breadths: how wide each is across the way the tree grows, an even number.
  ///   - lengths: how long each is along the way the tree grows.
  ///   - roleLengths: what the name of its role takes before it; 0 where there is none.
  ///   - isSideways: whether children stand beside their parents.
  ///   - spacing: the distances.
  init(
    parents: [Int], breadths: [Int], lengths: [Int], roleLengths: [Int], isSideways: Bool,
    spacing: Theme.Spacing
  ) {
    let tree = TidyTree(
      parents: parents, widths: breadths,
      siblingGap: isSideways ? spacing.stackedSiblings : spacing.siblings,
      cousinGap: isSideways ? spacing.stackedCousins : spacing.cousins, upright: spacing.upright)
    let first = zip(tree.centers, breadths).map { $0 - $1 / 2 }.min() ?? 0
    centers = tree.centers.map { $0 - first }
    breadth = zip(centers, breadths).map { $0 + $1 / 2 }.max() ?? 0

    var rows: [Row] = []
    var depths: [Int] = []
    depths.reserveCapacity(parents.count)
    for index in parents.indices {
      let parent = parents[index]
      let depth = parent < 0 ? 0 : depths[parent] + 1
      depths.append(depth)
      if depth == rows.count { rows.append(Row()) }
      rows[depth].length = max(rows[depth].length, lengths[index])
      rows[depth].roleLength = max(rows[depth].roleLength, roleLengths[index])
      if parent >= 0 {
        let reach = abs(centers[index] - centers[parent])
        rows[depth].reach = max(rows[depth].reach, reach)
      }
    }
    for depth in rows.indices {
      if depth > 0 {
        // Lines that reach far to the side would lie flat on the boxes: they get more room.
        let gap = min(max(spacing.levels, rows[depth].reach / 5), spacing.mostLevels)
        length += gap / 2 * 2 + rows[depth].roleLength
      }
      rows[depth].start = length
      length += rows[depth].length
    }
    starts = depths.map { rows[$0].start }
  }

  /// What stands at one depth.
  private struct Row {
    var start = 0
    var length = 0
    var roleLength = 0
    /// How far to the side the furthest box is from its parent.
    var reach = 0
  }
}
