/// What is said of an example that met the limit of its memory, which the probe sets.
enum OutOfMemory {
  /// How much memory an example may use.
  static let gigabytes = 4

  /// What Swift's runtime, and that of C++, print when there is no memory left.
  private static let messages = [
    "Fatal error: failed to allocate ", "Fatal error: Could not allocate memory", "std::bad_alloc",
  ]

  /// Returns whether a program says in the last of its words that it ran out of memory.
  static func isTold(in output: [UInt8]) -> Bool {
    let text = String(decoding: output.suffix(1 << 14), as: UTF8.self)
    return messages.contains(where: text.contains)
  }

  /// Returns what is to be said, as a sentence goes on after the subject.
  ///
  /// - Parameter change: The change that was made meanwhile, as the user wrote it.
  /// - Returns: The reason, without the subject.
  static func reason(_ change: String?) -> String {
    "ran out of memory" + (change.map { " at \($0)" } ?? "")
      + ": an example may use \(gigabytes) GB at most; give it less to do, or look for a loop without end"
  }
}
