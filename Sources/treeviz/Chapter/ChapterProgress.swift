import Glibc
import Synchronization
import ViewTree

/// Says on a terminal which block is being worked on, of how many, and for how long; nothing in a pipe.
final class ChapterProgress: Sendable {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let isDirty = Mutex(false)

  init(_ arguments: ParsedArguments) {
    isShown =
      StandardStreams.errorIsTerminal && !arguments.has("quiet") && !arguments.has("verbose")
  }

  func show(_ done: Int, of count: Int, _ place: String) {
    guard isShown, count > 0 else { return }
    isDirty.withLock { isDirty in
      let text = place.isEmpty ? "" : "[\(done + 1)/\(count)] \(place) (\(seconds) s)"
      StandardStreams.error("\r\(text)\u{1B}[K")
      isDirty = !place.isEmpty
    }
  }

  /// Wipes the line and says how long it all took.
  func finish(count: Int) {
    guard isShown, count > 0 else { return }
    StandardStreams.error("\r\u{1B}[K\(count) \(count == 1 ? "block" : "blocks") in \(seconds) s\n")
  }

  private var seconds: String {
    let parts = (ContinuousClock.now - start).components
    return "\(parts.seconds).\(parts.attoseconds / 100_000_000_000_000_000)"
  }
}
