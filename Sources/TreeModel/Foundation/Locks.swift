import Foundation

/// What all objects are locked by.
private let objectLock = NSRecursiveLock()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks an object: all objects have one lock here.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  objectLock.lock()
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks an object that this thread has locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  objectLock.unlock()
  return 0
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock that waits without turns.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate let lock = NSLock()

  public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock = os_unfair_lock_s

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.pointee.lock.try()
}
