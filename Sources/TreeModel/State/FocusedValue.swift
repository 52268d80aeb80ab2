public import Observation

/// The values that the focused view publishes, by key.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values.value(of: key) }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that the focused view publishes.
public protocol FocusedValueKey {
  associatedtype Value
}

/// A property that reads what the focused view publishes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  package let keyPath: KeyPath<FocusedValues, Value?>
  private var place: PropertyPlace?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value? { place?.focused(keyPath) }
}

extension FocusedValue: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) { self.place = place }
}

/// The key of an object that is published by its type alone.
package struct FocusedObjectKey<Value>: FocusedValueKey, Hashable {
  package init() {}
}

extension FocusedValues {
  package subscript<T>(object key: FocusedObjectKey<T>) -> T? {
    get { self[FocusedObjectKey<T>.self] }
    set { self[FocusedObjectKey<T>.self] = newValue }
  }
}

extension FocusedValue where Value: AnyObject & Observable {
  public init(_ objectType: Value.Type) {
    self.init(\FocusedValues[object: FocusedObjectKey<Value>()])
  }
}

/// A property that binds to what the focused view publishes.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  package let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var place: PropertyPlace?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  private var binding: Binding<Value>? { place?.focused(keyPath) }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      guard let newValue else { return }
      binding?.wrappedValue = newValue
    }
  }

  public var projectedValue: Binding<Value?> {
    let focused = self
    return Binding<Value?>(leadingOn: { focused.wrappedValue }, set: { focused.wrappedValue = $0 })
  }
}

extension FocusedBinding: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) { self.place = place }
}

extension FocusedValues: Equatable {
  /// What is published is not compared: two are the same where something is published for the same keys.
  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    a.values.keys == b.values.keys
  }
}
