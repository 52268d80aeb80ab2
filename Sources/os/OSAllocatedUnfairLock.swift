import Synchronization

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let storage: Storage

  /// The state, which all copies of the lock share.
  private final class Storage {
    let mutex = Mutex<Void>(())
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  public init(uncheckedState: State) {
    storage = Storage(uncheckedState)
  }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.mutex._unsafeLock()
    defer { storage.mutex._unsafeUnlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(initialState: ())
  }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func lock() { storage.mutex._unsafeLock() }

  public func unlock() { storage.mutex._unsafeUnlock() }
}
