public import Observation

/// A property that reads the environment at the place of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  package let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

extension Environment {
  /// Reads the observable object of a type; traps where there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = \EnvironmentValues[required: EnvironmentObjectKey<Value>()]
  }

  /// Reads the observable object of a type, where there is one.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    keyPath = \EnvironmentValues[object: EnvironmentObjectKey<T>()]
  }

  /// Reads what the property's own type says, as in `@Environment var model: Model?`.
  public init() where Value: ExpressibleByNilLiteral {
    keyPath = \EnvironmentValues[implicit: EnvironmentObjectKey<Value>()]
  }
}
