public import Combine
public import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  @available(
    *, unavailable,
    message: "the wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  @available(
    *, unavailable,
    message: "the wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(object: wrappedValue, keyPath: keyPath)
  }
}

extension Bindable where Value: ObservableObject {
  @available(
    *, unavailable,
    message: "@Bindable only works with Observable types; for ObservableObject use @ObservedObject"
  )
  public init(wrappedValue: Value) {
    fatalError("not available for ObservableObject")
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable {
  private init(object: Value) {
    wrappedValue = object
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {}

  package func shownValue() -> ShownValue { .value(wrappedValue) }
}
