/// A name space that is unique to its view's node.
@propertyWrapper
public struct Namespace: DynamicProperty {
  package private(set) var storage = StateStorage<ID?>(nil)

  public init() {}

  public var wrappedValue: ID {
    if let id = storage.current { return id }
    let id = ID(number: ObjectIdentifier(storage).hashValue)
    storage.initialize(id)
    return id
  }

  /// What tells one name space from another.
  @frozen public struct ID: Hashable, Sendable {
    package let number: Int
  }
}

extension Namespace: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    storage = place.storage { StateStorage(nil) }
  }

  package func shownValue() -> ShownValue { .value(wrappedValue) }
}

extension Namespace: SelfComparing {
  func isSame(as other: Any) -> Bool { other is Self }
}
