/// A value that lives as long as its view's node.
///
/// A `State` that is not installed on a node holds its initial value and ignores changes, as in a
/// view's initialiser.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var storage: StateStorage<Value>?
  private var place: PropertyPlace?

  public init(wrappedValue value: Value) {
    initialValue = value
  }

  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get {
      place?.note(.state)
      return storage?.value ?? initialValue
    }
    nonmutating set { storage?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let storage else {
      RuntimeIssue(
        .notInstalled,
        "Accessing State's value outside of being installed on a View. This will result in a "
          + "constant Binding of the initial value and will not update."
      ).report()
      return .constant(initialValue)
    }
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    self.place = place
    storage = place.storage { StateStorage(initialValue) }
  }

  package func shownValue() -> ShownValue { .value(storage?.value ?? initialValue) }
}

/// Holds the value of a property outside of its view's value, which is copied at will.
package final class StateStorage<Value> {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
