import Glibc
import TreeChapters

/// Waits until a file is saved.
enum ChapterWatch {
  /// How long to wait between two looks, in microseconds.
  private static let pause: useconds_t = 150_000

  /// How many looks at the known files come before one for new ones.
  private static let looksBetweenListings = 10

  /// Returns when a file that the tool has read is another, or when there is a new one.
  static func wait(_ arguments: [String], tool: CommandLineTool) {
    let files = ChapterFiles(arguments, tool: CommandLineTool(cache: nil, isVerbose: false))
    var looks = 0
    while !tool.hasChangedFile {
      usleep(pause)
      looks += 1
      guard looks.isMultiple(of: looksBetweenListings) else { continue }
      let other = CommandLineTool(cache: nil, isVerbose: false)
      if ChapterFiles(arguments, tool: other) != files { return }
    }
  }
}
