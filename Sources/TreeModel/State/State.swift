/// A value that lives as long as its view's node.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let storage: StateStorage<Value>

  public init(wrappedValue value: Value) {
    storage = StateStorage(value)
  }

  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Holds the value of a `State` outside of its view's value, which is copied at will.
package final class StateStorage<Value> {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
