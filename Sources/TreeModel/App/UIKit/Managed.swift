/// A property that another one would make on Apple's systems: it stands in the place of `@NSManaged`.
@propertyWrapper
public struct _Managed<Value> {
  private var value: Value?

  public init() {}

  /// What was set; before that nothing of an optional, zero of a number, else the access traps.
  public var wrappedValue: Value {
    get {
      guard let value = value ?? Self.initialValue else {
        preconditionFailure(
          "a property with '@NSManaged' has no value here: there is no Core Data to make it")
      }
      return value
    }
    set { value = newValue }
  }

  private static var initialValue: Value? {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Value
    }
    return (Value.self as? any AdditiveArithmetic.Type)?.zero as? Value
  }
}
