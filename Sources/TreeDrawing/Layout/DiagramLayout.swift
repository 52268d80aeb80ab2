/// Where the boxes of a diagram stand.
///
/// Boxes of one depth stand in one row with their upper edges aligned. Everything is in whole
/// points, so that a figure's bytes depend on nothing but the diagram and the theme.
package struct DiagramLayout: Sendable, Hashable {
  /// For each box its frame.
  package let frames: [Frame]

  /// The frames of the names of roles, by box; nil for a primary child.
  package let roleFrames: [Frame?]

  /// The size of the figure.
  package let width: Int
  package let height: Int

  /// Lays a diagram out.
  package init(of diagram: Diagram, theme: Theme) {
    let spacing = theme.spacing
    let metrics = TextMetrics(theme: theme)
    let widths = diagram.boxes.map(metrics.width(of:))
    let roleWidths = diagram.boxes.map { $0.role.map(metrics.roleWidth) ?? 0 }
    let tree = TidyTree(
      parents: diagram.parents, widths: zip(widths, roleWidths).map(max),
      siblingGap: spacing.siblings, cousinGap: spacing.cousins, upright: spacing.upright)
    let heights = diagram.boxes.map(metrics.height(of:))
    let rows = Rows(diagram: diagram, heights: heights, centers: tree.centers, spacing: spacing)

    let left = zip(tree.centers, zip(widths, roleWidths)).map { $0 - max($1.0, $1.1) / 2 }.min()
    let offset = spacing.page - (left ?? 0)
    var frames: [Frame] = []
    var roleFrames: [Frame?] = []
    frames.reserveCapacity(widths.count)
    roleFrames.reserveCapacity(widths.count)
    for index in widths.indices {
      let center = tree.centers[index] + offset
      let top = spacing.page + rows.tops[rows.depths[index]]
      frames.append(
        Frame(
          x: center - widths[index] / 2, y: top, width: widths[index], height: heights[index]))
      let width = roleWidths[index]
      roleFrames.append(
        width == 0
          ? nil
          : Frame(
            x: center - width / 2, y: top - spacing.roleHeight, width: width,
            height: spacing.roleHeight - 1))
    }
    self.frames = frames
    self.roleFrames = roleFrames
    let right = zip(frames, roleFrames).map { max($0.right, $1?.right ?? 0) }.max() ?? 0
    width = right + spacing.page
    height = rows.height + 2 * spacing.page
  }
}

// MARK: - Rows

extension DiagramLayout {
  /// The rows in which the boxes of each depth stand.
  private struct Rows {
    private(set) var depths: [Int] = []
    private(set) var tops: [Int] = []
    private(set) var height = 0

    init(diagram: Diagram, heights: [Int], centers: [Int], spacing: Theme.Spacing) {
      var rowHeights: [Int] = []
      var reaches: [Int] = []
      var hasRoles: [Bool] = []
      depths.reserveCapacity(heights.count)
      for index in heights.indices {
        let parent = diagram.parents[index]
        let depth = parent < 0 ? 0 : depths[parent] + 1
        depths.append(depth)
        if depth == rowHeights.count {
          rowHeights.append(0)
          reaches.append(0)
          hasRoles.append(false)
        }
        rowHeights[depth] = max(rowHeights[depth], heights[index])
        if parent >= 0 {
          reaches[depth] = max(reaches[depth], abs(centers[index] - centers[parent]))
        }
        if diagram.boxes[index].role != nil { hasRoles[depth] = true }
      }
      var top = 0
      for depth in rowHeights.indices {
        if depth > 0 {
          // Lines that reach far to the side would lie flat on the boxes: they get more room.
          let gap = min(max(spacing.levels, reaches[depth] / 5), spacing.mostLevels)
          top += gap / 2 * 2 + (hasRoles[depth] ? spacing.roleHeight : 0)
        }
        tops.append(top)
        top += rowHeights[depth]
      }
      height = top
    }
  }
}
