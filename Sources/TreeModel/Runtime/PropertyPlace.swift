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

  package init(
    evaluation: Evaluation, owner: Any.Type, names: [String], storage: NodeStorage
  ) {
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

  /// Notes that the property was read.
  package func note(_ source: Evaluation.Read.Source) {
    evaluation.note(source, by: names)
  }
}

/// What the dynamic properties of one node keep between evaluations, by the names that lead to them.
package final class NodeStorage {
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

/// What properties of several nodes keep together, by key: the user's defaults in memory.
package final class SharedStorage {
  private var objects: [String: AnyObject] = [:]

  package init() {}

  /// Returns what is kept under a key, and keeps a new object where there is none of its type.
  package func object<Object: AnyObject>(_ key: String, _ make: () -> Object) -> Object {
    if let known = objects[key] as? Object { return known }
    let object = make()
    objects[key] = object
    return object
  }
}
