public import Foundation

/// Values that a person's devices share: kept while the tree is made.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()

  public static let didChangeExternallyNotification =
    NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  public private(set) var dictionaryRepresentation: [String: Any] = [:]

  public func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  public func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  public func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  public func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

  public func set(_ anObject: Any?, forKey aKey: String) {
    dictionaryRepresentation[aKey] = anObject
  }

  public func set(_ value: Int64, forKey aKey: String) { dictionaryRepresentation[aKey] = value }

  public func removeObject(forKey aKey: String) { dictionaryRepresentation[aKey] = nil }

  @discardableResult
  public func synchronize() -> Bool { true }
}
