extension Binding {
  /// A binding to a property of an object.
  package init<Object: AnyObject>(
    object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
