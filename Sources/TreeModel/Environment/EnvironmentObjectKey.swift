/// The key of an object in the environment: its type.
package struct EnvironmentObjectKey<Object>: EnvironmentKey, Hashable {
  package static var defaultValue: Object? { nil }

  package init() {}
}

extension EnvironmentValues {
  /// The object of a type, where there is one.
  package subscript<Object>(object key: EnvironmentObjectKey<Object>) -> Object? {
    get { self[EnvironmentObjectKey<Object>.self] }
    set { self[EnvironmentObjectKey<Object>.self] = newValue }
  }

  /// The object of a type; traps where there is none.
  package subscript<Object>(required key: EnvironmentObjectKey<Object>) -> Object {
    guard let object = self[object: key] else {
      RuntimeIssue(
        .missingObject,
        "No Observable object of type \(Object.self) found. A View.environment(_:) for "
          + "\(Object.self) may be missing as an ancestor of this view.",
        place: reader?.place, argument: "\(Object.self)"
      ).end()
    }
    return object
  }

  /// The object of an optional's wrapped type, where there is one; nil for any other type.
  package subscript<Value: ExpressibleByNilLiteral>(
    implicit key: EnvironmentObjectKey<Value>
  ) -> Value {
    let optional = Value.self as? any OptionalObject.Type
    return optional?.object(in: self) as? Value ?? nil
  }

  /// Returns a Boolean value indicating whether a key path leads to an object that has to be there
  /// and is not.
  package func isMissing(_ keyPath: AnyKeyPath) -> Bool {
    func isMissing<Value>(_ type: Value.Type) -> Bool {
      keyPath == \EnvironmentValues[required: EnvironmentObjectKey<Value>()]
        && self[object: EnvironmentObjectKey<Value>()] == nil
    }
    return _openExistential(type(of: keyPath).valueType, do: isMissing)
  }

  /// Returns a Boolean value indicating whether a key path leads to an object by its type.
  package func isObject(_ keyPath: AnyKeyPath) -> Bool {
    func isRequired<Value>(_ type: Value.Type) -> Bool {
      keyPath == \EnvironmentValues[required: EnvironmentObjectKey<Value>()]
    }
    let type = type(of: keyPath).valueType
    guard let optional = type as? any OptionalObject.Type else {
      return _openExistential(type, do: isRequired)
    }
    return optional.isObject(keyPath)
  }
}

/// An optional, of whatever it wraps.
private protocol OptionalObject {
  static func object(in environment: EnvironmentValues) -> Any
  static func isObject(_ keyPath: AnyKeyPath) -> Bool
}

extension Optional: OptionalObject {
  fileprivate static func object(in environment: EnvironmentValues) -> Any {
    environment[object: EnvironmentObjectKey<Wrapped>()] as Any
  }

  fileprivate static func isObject(_ keyPath: AnyKeyPath) -> Bool {
    keyPath == \EnvironmentValues[object: EnvironmentObjectKey<Wrapped>()]
      || keyPath == \EnvironmentValues[implicit: EnvironmentObjectKey<Wrapped?>()]
  }
}
