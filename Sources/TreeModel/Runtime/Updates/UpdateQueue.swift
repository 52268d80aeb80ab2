import Foundation

/// What waits for the next update of a tree: the nodes whose bodies are out of date, and why.
///
/// State may be set from any thread.
package final class UpdateQueue: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var waiting: [Int: Waiting] = [:]

  /// The nodes that began to wait since this was last asked for.
  private var added: [Int] = []

  /// Why a node waits: what its body read, and what the closure that made its view read.
  struct Waiting {
    var body: [UpdateReason] = []
    var closure: [UpdateReason] = []
  }

  package init() {}

  /// A Boolean value indicating whether nothing waits.
  package var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

  /// Notes that the evaluation at a node is out of date.
  ///
  /// - Parameters:
  ///   - node: the node's number.
  ///   - reason: why.
  ///   - isClosure: whether it is that of the closure that made the node's view, rather than that of
  ///     the node's body.
  func add(_ node: Int, _ reason: UpdateReason, isClosure: Bool = false) {
    lock.withLock {
      let path = isClosure ? \Waiting.closure : \Waiting.body
      if waiting[node] == nil { added.append(node) }
      var known = waiting[node] ?? Waiting()
      if !known[keyPath: path].contains(reason) { known[keyPath: path].append(reason) }
      waiting[node] = known
    }
  }

  /// Returns the nodes that began to wait since this was last asked for.
  func takeAdded() -> [Int] {
    lock.withLock {
      defer { added = [] }
      return added
    }
  }

  func contains(_ node: Int) -> Bool { lock.withLock { waiting[node] != nil } }

  /// Removes a node.
  ///
  /// - Returns: why it waited.
  func take(_ node: Int) -> Waiting {
    lock.withLock { waiting.removeValue(forKey: node) ?? Waiting() }
  }
}
