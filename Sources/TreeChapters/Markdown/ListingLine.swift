/// A line of Swift in a chapter.
struct ListingLine: Sendable, Hashable {
  var bytes: [UInt8]

  /// Where it stands in the chapter: the line from 1, and how many bytes are before it.
  var line: Int
  var column: Int
}
