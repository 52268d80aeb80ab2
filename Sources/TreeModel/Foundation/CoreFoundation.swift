public import Foundation

/// A text of Core Foundation: Foundation's is one.
public typealias CFString = NSString

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A moment, in nanoseconds.
public func mach_absolute_time() -> UInt64 { UInt64(CACurrentMediaTime() * 1e9) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
