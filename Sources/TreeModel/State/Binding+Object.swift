extension Binding {
  /// A binding to a property of an object.
  package init<Object: AnyObject>(
    object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(
      source: BindingSource(object: ObjectIdentifier(object)).appending(keyPath),
      get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value })
  }
}
