/// A key of the environment and the value it has where none was set.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The values that flow down the tree, by key.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// What is told of each key that is read or written, in a copy made for it.
  package var reader: EnvironmentReader?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      reader?.note(key)
      return values.value(of: key) ?? K.defaultValue
    }
    set {
      reader?.note(key)
      values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Returns a Boolean value indicating whether a key has the same value in another environment.
  package func hasEqualValue(for key: Any.Type, in other: EnvironmentValues) -> Bool {
    switch (values[ObjectIdentifier(key)], other.values[ObjectIdentifier(key)]) {
    case (nil, nil): true
    case (let lhs?, let rhs?): ValueComparison.areEqual(lhs, rhs)
    default: false
    }
  }

  /// The values that are set, in the order of their types' names.
  package var setValues: [Any] {
    values.values.map { (name: _typeName(type(of: $0)), value: $0) }
      .sorted { $0.name < $1.name }.map(\.value)
  }

  public var description: String { "EnvironmentValues(\(values.count) set)" }
}
