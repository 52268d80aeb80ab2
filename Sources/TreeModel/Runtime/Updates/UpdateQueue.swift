import Foundation

/// What waits for the next update of a tree: the nodes whose bodies are out of date, and why.
///
/// State may be set from any thread.
package final class UpdateQueue: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var reasons: [Int: [UpdateReason]] = [:]
  private var closures: Set<Int> = []

  package init() {}

  /// A Boolean value indicating whether nothing waits.
  package var isEmpty: Bool { lock.withLock { reasons.isEmpty } }

  /// Notes that the evaluation at a node is out of date.
  ///
  /// - Parameters:
  ///   - node: the node's number.
  ///   - reason: why.
  ///   - isClosure: whether it is that of the closure that made the node's view, rather than that of
  ///     the node's body.
  func add(_ node: Int, _ reason: UpdateReason, isClosure: Bool = false) {
    lock.withLock {
      var known = reasons[node] ?? []
      if !known.contains(reason) { known.append(reason) }
      reasons[node] = known
      if isClosure { closures.insert(node) }
    }
  }

  /// The nodes that wait.
  var nodes: [Int] { lock.withLock { Array(reasons.keys) } }

  func contains(_ node: Int) -> Bool { lock.withLock { reasons[node] != nil } }

  /// Removes a node.
  ///
  /// - Returns: why it waited, sorted by kind, and whether its closure is out of date.
  func take(_ node: Int) -> (reasons: [UpdateReason], isClosure: Bool) {
    lock.withLock {
      (reasons.removeValue(forKey: node) ?? [], closures.remove(node) != nil)
    }
  }
}
