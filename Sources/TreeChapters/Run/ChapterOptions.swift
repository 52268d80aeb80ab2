package import TreeCompiler
package import ViewTree

/// How chapters are brought up to date.
package struct ChapterOptions: Sendable {
  /// A Boolean value indicating whether nothing is written, and differences are errors.
  package var isCheck = false

  /// Where figures go that say nothing else, from the folder of their chapter.
  package var folder = "figures"

  /// Which part of the blocks is worked on: one of so many, from 1.
  package var shard = (number: 1, count: 1)

  /// How many blocks are worked on at once.
  package var workerCount = 1

  /// Where figures are kept that were made before; nil for none.
  package var cache: ResultCache?

  /// The words that the user ended `treeviz chapter` with, for the advice to run it again.
  package var command = "treeviz chapter"

  package init() {}
}

/// What a run tells while it works.
package struct ChapterEvents: Sendable {
  /// Something to say.
  package var message: @Sendable (Diagnostic) -> Void

  /// A file was written, or removed.
  package var wrote: @Sendable (String) -> Void

  /// So many blocks of all are done; the place of one that is being worked on.
  package var progress: @Sendable (_ done: Int, _ count: Int, _ place: String) -> Void

  package init(
    message: @escaping @Sendable (Diagnostic) -> Void,
    wrote: @escaping @Sendable (String) -> Void,
    progress: @escaping @Sendable (Int, Int, String) -> Void
  ) {
    self.message = message
    self.wrote = wrote
    self.progress = progress
  }
}
