/// A key of a value that flows up the tree.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  static func reduce(value: inout Value, nextValue: () -> Value)

  static var _includesRemovedValues: Bool { get }

  static var _isReadableByHost: Bool { get }
}

extension PreferenceKey {
  public static var _includesRemovedValues: Bool { false }

  public static var _isReadableByHost: Bool { false }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
