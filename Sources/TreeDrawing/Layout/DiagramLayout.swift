/// Where the boxes of a diagram stand.
///
/// Boxes of one depth stand in one row (a column, where the tree grows to the side) with their edges
/// towards the root aligned. Everything is in whole points, so that a figure's bytes depend on
/// nothing but the diagram and the theme.
package struct DiagramLayout: Sendable, Hashable {
  /// For each box its frame.
  package private(set) var frames: [Frame]

  /// The frames of the names of roles, by box; nil for a primary child.
  package private(set) var roleFrames: [Frame?]

  /// For each box the line from its parent to it, or to the name of its role; nil for the root.
  package private(set) var lines: [Segment?]

  /// The source at the left of the tree.
  let source: [Ornament]

  /// What explains the figure, below the tree.
  let legend: [Ornament]

  /// The size of the figure.
  package private(set) var width: Int
  package private(set) var height: Int

  /// Lays a diagram out.
  package init(of diagram: Diagram, theme: Theme) {
    let spacing = theme.spacing
    let metrics = TextMetrics(theme: theme)
    let widths = diagram.boxes.map(metrics.width(of:))
    let heights = diagram.boxes.map(metrics.height(of:))
    let roleWidths = diagram.boxes.map { $0.role.map(metrics.roleWidth) ?? 0 }
    let isSideways = diagram.direction.isSideways

    let places = TreePlaces(
      parents: diagram.parents,
      breadths: isSideways ? heights : zip(widths, roleWidths).map(max),
      lengths: isSideways ? widths : heights,
      roleLengths: isSideways ? roleWidths : roleWidths.map { $0 > 0 ? spacing.roleHeight : 0 },
      isSideways: isSideways, spacing: spacing)
    let breadth = places.breadth + 2 * spacing.page
    let length = places.length + 2 * spacing.page
    (width, height) = isSideways ? (length, breadth) : (breadth, length)

    let corner = Position(x: spacing.page, y: spacing.page)
    let listing = diagram.listing.map {
      ListingLayout(of: $0, theme: theme, origin: corner)
    }
    // From the tree's own coordinates to the figure's.
    let offset = listing.map { $0.width + spacing.levels } ?? 0
    source = listing?.ornaments ?? []
    width += offset
    height = max(height, (listing?.height ?? 0) + 2 * spacing.page)
    if diagram.showsLegend {
      let legend = LegendLayout(
        of: diagram, theme: theme, origin: Position(x: spacing.page, y: height),
        room: width - 2 * spacing.page)
      self.legend = legend.ornaments
      width = max(width, legend.width + 2 * spacing.page)
      height += legend.height + spacing.page
    } else {
      legend = []
    }

    frames = []
    roleFrames = []
    lines = []
    frames.reserveCapacity(widths.count)
    roleFrames.reserveCapacity(widths.count)
    lines.reserveCapacity(widths.count)
    let isReversed = diagram.direction.isReversed
    for index in widths.indices {
      let center = spacing.page + places.centers[index]
      let start = spacing.page + places.starts[index]
      func placed(_ start: Int, _ width: Int, _ height: Int) -> Frame {
        let start = isReversed ? length - start - (isSideways ? width : height) : start
        return isSideways
          ? Frame(x: start + offset, y: center - height / 2, width: width, height: height)
          : Frame(x: center - width / 2 + offset, y: start, width: width, height: height)
      }
      let frame = placed(start, widths[index], heights[index])
      let roleWidth = roleWidths[index]
      let role =
        roleWidth == 0
        ? nil
        : placed(
          start - (isSideways ? roleWidth : spacing.roleHeight),
          isSideways ? roleWidth - 1 : roleWidth, spacing.roleHeight - 1)
      frames.append(frame)
      roleFrames.append(role)
      let parent = diagram.parents[index]
      lines.append(
        parent < 0
          ? nil
          : Segment(
            from: frames[parent].middle(isReversed, isSideways),
            to: (role ?? frame).middle(!isReversed, isSideways)))
    }
  }
}

/// A straight line of a figure.
package struct Segment: Sendable, Hashable {
  package var from: Position
  package var to: Position
}

/// A point of a figure, whole, y growing downwards.
package struct Position: Sendable, Hashable {
  package var x: Int
  package var y: Int
}

extension Frame {
  /// The middle of a side: of the first of two opposite ones, or of the last.
  fileprivate func middle(_ isFirst: Bool, _ isSideways: Bool) -> Position {
    isSideways
      ? Position(x: isFirst ? x : right, y: y + height / 2)
      : Position(x: centerX, y: isFirst ? y : bottom)
  }
}
