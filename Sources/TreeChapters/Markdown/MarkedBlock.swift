/// A fenced block of Swift below a comment that asks for a figure, and what is below it.
struct MarkedBlock: Sendable, Hashable {
  /// What the comment asks for.
  var words: [String]

  /// The Swift in the comment, below its first line.
  var hidden: [ListingLine] = []

  /// The Swift in the block.
  var shown: [ListingLine] = []

  /// The line of the comment, from 1.
  var line: Int

  /// The number of the lines that open and close the block, from 0.
  var fenceOpen = 0
  var fenceClose = 0

  /// What follows.
  var below = Below.nothing

  /// What stands below a block, blank lines aside.
  enum Below: Sendable, Hashable {
    case nothing

    /// Image links, each alone on the line of that number; those that are ours come first.
    case images([ImageLink], lines: [Int])

    /// An output that is ours: the lines of the comment and of the block.
    case output(lines: Range<Int>)
  }
}
