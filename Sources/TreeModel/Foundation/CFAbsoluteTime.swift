public import Foundation

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The date by the clock of the tree, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

extension NSDate {
  /// The date by the clock of the tree.
  public class var now: Date { Date() }
}
