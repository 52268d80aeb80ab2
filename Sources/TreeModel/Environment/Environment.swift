public import Observation

/// A property that reads the environment at the place of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  package let keyPath: KeyPath<EnvironmentValues, Value>
  private var place: PropertyPlace?

  /// Knows the keys that are read, where the property is the whole environment.
  private var reader: EnvironmentReader?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    guard let place else {
      let environment = EnvironmentValues()
      RuntimeIssue(
        .notInstalled,
        "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. "
          + "This will always read the default value and will not update.",
        argument: argument
      ).report()
      return environment[keyPath: keyPath]
    }
    var environment = place.evaluation.environment
    environment.reader = reader
    return environment[keyPath: keyPath]
  }
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

extension Environment: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    self.place = place
    let reader = EnvironmentReader(place: place)
    self.reader = reader
    let environment = place.evaluation.environment
    let value = environment.isMissing(keyPath) ? nil : environment[keyPath: keyPath]
    place.evaluation.noteEnvironment(keyPath, by: place.names, value: value, reader: reader)
  }

  package func shownValue() -> ShownValue {
    guard let place else { return .none }
    let isMissing = place.evaluation.environment.isMissing(keyPath)
    return isMissing ? .missing : .value(place.evaluation.environment[keyPath: keyPath])
  }

  /// What stands in parentheses after `@Environment`.
  private var argument: String {
    KeyPathName.of(keyPath).map { "\\.\($0)" } ?? "\(Value.self).self"
  }
}
