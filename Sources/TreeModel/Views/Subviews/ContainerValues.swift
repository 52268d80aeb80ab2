/// The key of a value that a container reads from its subviews.
public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// The values that a container reads from a subview: the default ones here.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values.value(of: key) ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { false }

  public func tag<V: Hashable>(for type: V.Type) -> V? { nil }
}

/// Sets a value that a container reads from its content.
nonisolated package struct ContainerValueModifier<Value>: ViewModifier {
  package var keyPath: WritableKeyPath<ContainerValues, Value>
  package var value: Value

  package typealias Body = Never

  package init(keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension ContainerValueModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ContainerValueModifier<V>>`; the modifier's name is a guess.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
