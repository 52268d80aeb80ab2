import Foundation

/// Something that happened while a tree was mounted or updated.
package enum RuntimeEvent {
  /// A body was evaluated.
  case body(node: Int, type: Any.Type, reasons: [UpdateReason])
  /// A closure that makes part of the named type's body was evaluated again.
  case closure(node: Int, type: Any.Type, reasons: [UpdateReason])
  /// A state was given another value. The node is -1 for what is kept for the whole tree.
  case state(node: Int, owner: Any.Type, property: String, old: Any, new: Any)
  /// A property of an observable object was given another value, by its name where it is known.
  case model(type: Any.Type, property: String?)
  /// A value of the environment was set at the root.
  case environment(key: String, value: Any)
  /// A hook ran.
  case hook(node: Int, name: String, detail: String?)
  /// A task was created, cancelled, restarted or has finished; or that of `refreshable` waits, since it had
  /// not ended when its time was up.
  case task(node: Int, name: String)
  /// A node went, and what its dynamic properties kept with it; why, where there is something to say.
  case died(
    node: Int, type: Any.Type, state: [(name: String, value: Any)], cause: RemovalCause?)
}

/// Takes down what happens to a tree, on whatever thread.
package final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private var added: [RuntimeEvent] = []

  /// Is told of the tree once it is mounted and whenever code of the user's may have changed something,
  /// before the bodies that depend on that run.
  @MainActor package var afterActions: ((RenderTree) -> Void)?

  package init() {}

  package var events: [RuntimeEvent] { lock.withLock { added } }

  package func add(_ event: RuntimeEvent) {
    lock.withLock { added.append(event) }
  }

  /// Returns what happened since it was last asked for.
  package func take() -> [RuntimeEvent] {
    lock.withLock {
      defer { added = [] }
      return added
    }
  }
}
