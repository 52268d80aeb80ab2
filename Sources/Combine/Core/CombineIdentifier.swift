import Foundation

/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let value: UInt

  private static let lock = NSLock()
  private nonisolated(unsafe) static var last: UInt = 0

  public init() {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    Self.last += 1
    value = Self.last
  }

  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  }

  public var description: String { "\(value)" }
}

/// A type with an identifier of its own.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
