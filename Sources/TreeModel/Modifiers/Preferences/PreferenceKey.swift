/// A key of a value that flows up the tree.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
