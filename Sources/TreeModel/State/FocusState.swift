/// Where the focus is, in a view's own terms.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  package private(set) var storage: StateStorage<Value>
  private let unfocused: Value
  private var place: PropertyPlace?

  public init() where Value == Bool {
    storage = StateStorage(false)
    unfocused = false
  }

  public init<T: Hashable>() where Value == T? {
    storage = StateStorage(nil)
    unfocused = nil
  }

  public var wrappedValue: Value {
    get { storage.read(at: place) }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding {
    Binding(storage: storage, unfocused: unfocused)
  }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    package let storage: StateStorage<Value>

    /// What the state is while nothing has the focus.
    package let unfocused: Value

    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    self.place = place
    let initialValue = storage.current
    storage = place.stateStorage { initialValue }
  }

  package func shownValue() -> ShownValue { .value(storage.current) }
}

extension FocusState: SelfComparing {
  func isSame(as other: Any) -> Bool { other is Self }
}

extension FocusState.Binding: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? Self)?.storage === storage }
}
