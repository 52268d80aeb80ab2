import Foundation

/// Holds the value of a property outside of its view's value, which is copied at will.
///
/// Evaluations that read the value are told when it changes. One that is written while a body is
/// evaluated keeps the new value, tells no one and reports an issue.
///
/// It may be set from any thread (docs/behaviour.md 82).
package final class StateStorage<Value>: ReadSource {
  private var stored: Value
  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Whose state it is; nil where it is not installed on a node.
  package var owner: StateOwner?

  /// Is told of each other value that is set.
  var didSet: ((Value) -> Void)?

  private struct Reader {
    weak var evaluation: Evaluation?
    let reason: UpdateReason
  }

  package init(_ value: Value) {
    stored = value
  }

  /// The value. Reading it through a binding that is a property of a view makes the body of that view depend on
  /// it, whoever reads it; else the evaluation that runs.
  package var value: Value {
    get {
      if let running = Evaluation.current {
        note(Evaluation.readingPlace?.evaluation ?? running)
      }
      return current
    }
    set { set(newValue) }
  }

  /// The value, without noting who reads it.
  package var current: Value { storageLock.withLock { stored } }

  /// Gives the storage a value that nobody has to know of.
  package func initialize(_ value: Value) { storageLock.withLock { stored = value } }

  /// Reads the value as a property of a view: the body of the view depends on it, whoever reads it.
  package func read(at place: PropertyPlace?) -> Value {
    if let place, Evaluation.current != nil {
      place.note(.state)
      depend(place.evaluation, .state(place.name))
    }
    return current
  }

  private func note(_ evaluation: Evaluation) {
    let name = Evaluation.readingPlace?.names ?? owner.map { [$0.property] } ?? []
    evaluation.note(.binding, by: name)
    depend(evaluation, .binding(name.joined(separator: ".")))
  }

  private func depend(_ evaluation: Evaluation, _ reason: UpdateReason) {
    guard let evaluation = evaluation.depend(on: self) else { return }
    storageLock.withLock {
      readers[ObjectIdentifier(evaluation)] = Reader(evaluation: evaluation, reason: reason)
    }
  }

  func forget(_ evaluation: Evaluation) {
    storageLock.withLock { readers[ObjectIdentifier(evaluation)] = nil }
  }

  private func set(_ value: Value) {
    let old = storageLock.withLock {
      defer { stored = value }
      return stored
    }
    guard !ValueComparison.areEqual(old, value) else { return }
    if let running = Evaluation.current {
      owner?.reportChange(during: running)
      return
    }
    owner?.didChange(old, value)
    didSet?(value)
    let readers = storageLock.withLock { Array(self.readers.values) }
    for reader in readers { reader.evaluation?.invalidate(reader.reason) }
  }
}

/// Guards what all storages hold.
private let storageLock = NSLock()

/// Whose a state is, and who is told of its changes.
package struct StateOwner {
  /// The number of the node; -1 for what is kept for the whole tree.
  let node: Int

  /// The type that declares the property.
  let type: Any.Type

  /// The property's name.
  let property: String

  let log: SharedStorage?

  func didChange(_ old: Any, _ new: Any) {
    log?.note(.state(node: node, owner: type, property: property, old: old, new: new))
  }

  func reportChange(during evaluation: Evaluation) {
    RuntimeIssue(
      .changedDuringUpdate,
      "Modifying state during view update, this will cause undefined behavior: '\(property)' is "
        + "changed while the body of '\(_typeName(evaluation.subject, qualified: false))' is evaluated",
      subject: evaluation.subject, owner: type, property: property
    ).report()
  }
}
