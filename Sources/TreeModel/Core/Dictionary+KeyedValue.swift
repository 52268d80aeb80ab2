extension Dictionary where Key == ObjectIdentifier, Value == Any {
  /// Returns the value that was set for a key's type, which may be an optional's nil; nil where none was set.
  package func value<T>(of key: Any.Type, as type: T.Type = T.self) -> T? {
    // What is absent would pass as an optional's nil.
    guard let value = self[ObjectIdentifier(key)] else { return nil }
    return value as? T
  }
}
