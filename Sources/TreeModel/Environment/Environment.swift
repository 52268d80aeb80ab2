/// A property that reads the environment at the place of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  package let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}
