/// A name space that is unique to its view's node.
@propertyWrapper
public struct Namespace: DynamicProperty {
  package let storage = StateStorage<ID?>(nil)

  public init() {}

  public var wrappedValue: ID {
    if let id = storage.value { return id }
    let id = ID(number: ObjectIdentifier(storage).hashValue)
    storage.value = id
    return id
  }

  /// What tells one name space from another.
  @frozen public struct ID: Hashable, Sendable {
    package let number: Int
  }
}
