import Glibc

/// The calls that led to where a program is, as far as they are in an example's own code.
///
/// They are told as offsets in the example's library, in which its line tables find them.
package enum CallStack {
  /// The addresses of the example's library. Set before any of its code runs; nothing is told as long
  /// as it is empty.
  nonisolated(unsafe) package static var library: Range<UInt> = 0..<0

  /// The number of calls that are told of.
  package static let limit = 32

  /// How many calls are looked at: between two of the example's stand many of SwiftUI's.
  package static let depth = 256

  /// Glibc's `backtrace`, which its module does not show.
  package typealias Walk =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

  package static let walk: Walk? = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Walk.self) }

  /// Returns the calls of the example's that led here, innermost first.
  package static func callers(limit: Int = limit) -> [UInt] {
    guard !library.isEmpty, let walk else { return [] }
    return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: depth) {
      guard let frames = $0.baseAddress else { return [] }
      frames.initialize(repeating: nil, count: depth)
      return Array($0.prefix(Int(walk(frames, Int32(depth)))).lazy.compactMap(call).prefix(limit))
    }
  }

  /// Returns the offset of the call that returns to an address; nil where it is not the example's.
  private static func call(returningTo address: UnsafeMutableRawPointer?) -> UInt? {
    // The call stands before the place that it returns to.
    let call = UInt(bitPattern: address) &- 1
    return library.contains(call) ? call - library.lowerBound : nil
  }
}
