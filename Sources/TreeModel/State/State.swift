/// A value that lives as long as its view's node.
///
/// A `State` that is not installed on a node holds its initial value and ignores changes, as in a
/// view's initialiser.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var storage: StateStorage<Value>?
  private var place: PropertyPlace?

  /// The value at the time of installing: what a body reads, and a closure of it that runs in a later
  /// update without the body.
  private var installedValue: Value?

  public init(wrappedValue value: Value) {
    initialValue = value
  }

  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get {
      guard let storage else { return initialValue }
      let current = storage.read(at: place)
      guard Evaluation.current != nil, let installedValue else { return current }
      return installedValue
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
    return Binding(storage)
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
    let storage = place.stateStorage { initialValue }
    self.storage = storage
    installedValue = .some(storage.current)
  }

  package func shownValue() -> ShownValue { .value(storage?.current ?? initialValue) }
}
