import SwiftSyntax

/// Finds what `#if` leaves out.
///
/// Conditions are an iOS app's: the place to decide them with SwiftIfConfig. Until then the
/// compiler decides, for Linux.
enum ConditionFinder {
  static func inactiveRanges(in tree: SourceFileSyntax) -> [Range<AbsolutePosition>] {
    []
  }
}
