/// Where the focus is, in a view's own terms.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  package private(set) var storage: StateStorage<Value>

  public init() where Value == Bool {
    storage = StateStorage(false)
  }

  public init<T: Hashable>() where Value == T? {
    storage = StateStorage(nil)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding {
    Binding(storage: storage)
  }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    package let storage: StateStorage<Value>

    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    let initialValue = storage.value
    storage = place.storage { StateStorage(initialValue) }
  }

  package func shownValue() -> ShownValue { .value(storage.value) }
}
