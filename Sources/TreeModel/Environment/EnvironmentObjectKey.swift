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
      fatalError(Self.missingObservable(Object.self))
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

  private static func missingObservable(_ type: Any.Type) -> String {
    "No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) may be "
      + "missing as an ancestor of this view."
  }
}

/// An optional, of whatever it wraps.
private protocol OptionalObject {
  static func object(in environment: EnvironmentValues) -> Any
}

extension Optional: OptionalObject {
  fileprivate static func object(in environment: EnvironmentValues) -> Any {
    environment[object: EnvironmentObjectKey<Wrapped>()] as Any
  }
}
