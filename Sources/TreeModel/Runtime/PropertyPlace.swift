package import Combine

/// Where a dynamic property is installed: a property of a view's, or of a struct in one.
package struct PropertyPlace {
  /// The evaluation that will read it.
  package let evaluation: Evaluation

  /// The type that declares the property: the view's, or a dynamic property's.
  package let owner: Any.Type

  /// The names of the properties from the view to this one, without underscores.
  package let names: [String]

  /// The storage of the view's node.
  package let storage: NodeStorage

  /// Returns the number of the scene that the view stands in.
  let scene: () -> Int

  package init(
    evaluation: Evaluation, owner: Any.Type, names: [String], storage: NodeStorage,
    scene: @escaping () -> Int = { 0 }
  ) {
    self.scene = scene
    self.evaluation = evaluation
    self.owner = owner
    self.names = names
    self.storage = storage
  }
}

extension PropertyPlace {
  /// Returns the storage that belongs to this place; made when it is first asked for.
  package func storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    storage.object(names, make)
  }

  /// Returns the storage of a state that belongs to this place.
  package func stateStorage<Value>(_ initialValue: () -> Value) -> StateStorage<Value> {
    storage.object(names) {
      let made = StateStorage(initialValue())
      made.owner = StateOwner(
        node: evaluation.node, type: owner, property: name, log: storage.shared)
      return made
    }
  }

  /// The names of the properties from the view to this one, joined by dots.
  package var name: String { names.joined(separator: ".") }

  /// Makes the body depend on an object, whether or not it reads it.
  package func observe<Object: ObservableObject>(_ object: Object) {
    evaluation.noteObject(object, by: names)
    storage.subscription(names).observe(object, .object(name), evaluation)
  }

  /// Notes that the property was read.
  package func note(_ source: Evaluation.Read.Source) {
    evaluation.note(source, by: names)
  }
}

/// What the dynamic properties of one node keep between evaluations, by the names that lead to them.
package final class NodeStorage: @unchecked Sendable {
  private var objects: [[String]: AnyObject] = [:]

  /// What is kept for the whole tree.
  package let shared: SharedStorage

  package init(shared: SharedStorage) {
    self.shared = shared
  }

  /// Returns what is kept under some names, and keeps a new object where there is none of its type.
  package func object<Object: AnyObject>(_ names: [String], _ make: () -> Object) -> Object {
    if let known = objects[names] as? Object { return known }
    let object = make()
    objects[names] = object
    return object
  }
}

extension NodeStorage {
  /// Returns the subscription of a property to the object that it holds.
  func subscription(_ names: [String]) -> ObjectSubscription {
    object(names + ["objectWillChange"]) { ObjectSubscription() }
  }

  /// What the properties keep, in the order of their names.
  package var states: [(name: String, value: Any)] {
    objects.compactMap { names, object in
      (object as? any KeptState)?.keptValue.map { (names.joined(separator: "."), $0) }
    }
    .sorted { $0.0 < $1.0 }
  }

  /// Ends all subscriptions.
  func end() {
    for case let subscription as ObjectSubscription in objects.values { subscription.end() }
  }
}

/// Something that a node keeps for a property and that dies with it.
protocol KeptState: AnyObject {
  /// The value; nil where there is none to tell of.
  var keptValue: Any? { get }
}

extension StateStorage: KeptState {
  var keptValue: Any? { Value.self == Namespace.ID?.self ? nil : current }
}

/// A property's subscription to the object that it holds.
final class ObjectSubscription {
  private var object: AnyObject?
  private var evaluation: Evaluation?
  private var cancellable: AnyCancellable?

  /// Follows an object: each of its changes makes the body that declares the property run.
  func observe<Object: ObservableObject>(
    _ object: Object, _ reason: UpdateReason, _ evaluation: Evaluation
  ) {
    self.evaluation = evaluation
    guard self.object !== object else { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [weak self] _ in
      self?.evaluation?.invalidate(reason)
    }
  }

  func end() {
    cancellable?.cancel()
    cancellable = nil
    object = nil
    evaluation = nil
  }
}

/// What properties of several nodes keep together, by key: the user's defaults in memory.
package final class SharedStorage {
  private var objects: [String: AnyObject] = [:]

  /// Is told of what happens to any state of the tree.
  var note: (RuntimeEvent) -> Void = { _ in }

  /// The values of the user's defaults that views show.
  var defaults: [any FollowedDefaults] = []
  let standardDefaults = StandardDefaults()

  /// What the focused view and its scene publish.
  let focused = FocusedStorages()

  package init() {}

  /// Returns whose a state is that is kept for the whole tree.
  func owner(of type: Any.Type, _ key: String) -> StateOwner {
    StateOwner(node: -1, type: type, property: key, log: self)
  }

  /// Returns what is kept under a key, and keeps a new object where there is none of its type.
  package func object<Object: AnyObject>(_ key: String, _ make: () -> Object) -> Object {
    if let known = objects[key] as? Object { return known }
    let object = make()
    objects[key] = object
    return object
  }
}
